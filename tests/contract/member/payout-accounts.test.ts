import { describe, expect, it } from 'vitest';
import { type Client, PAYMENT_PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { fieldRule } from '../../support/register-rules.ts';
import { HOUR, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const CARD = { provider: 'LUZON', number: '009912345678', paymentPassword: PAYMENT_PASSWORD };
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const addCard = (member: Client, change: object = {}) => member.call('addBankCard', { body: { ...CARD, ...change } });
const addVirtual = (member: Client, change: object) =>
  member.call('addVirtualAccount', { body: { ...CARD, ...change } });
const refused = (errorCode: string, value: object = {}) => ({ status: 422, body: { errorCode, value } });
const taken = { status: 409, body: { errorCode: 'payout.account.taken' } };
const full = { status: 409, body: { errorCode: 'payout.accounts.full' } };
const gone = { status: 404, body: { errorCode: 'payout.account.not.found' } };

const digits = (count: number) => String(count).padStart(12, '0');

describe(operationTitle('listBankCards'), () => {
  it('when a member asks › the cards masked, the limit, and the banks with their rules', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { list, ...rules } = await lucky.value('listBankCards');
    expect(list).toMatchObject([
      { kind: 'BANK', provider: 'LUZON', providerName: 'Bank of Luzon', holder: 'LUCKY SANTOS', isUsable: true },
    ]);
    expect(list[0]?.maskedNumber).toMatch(/^\*{4}\d{4}$/);
    expect(rules).toMatchObject({ limit: 5, holdHours: 24, payeeName: 'LUCKY SANTOS' });
    expect(rules.providers).toContainEqual({
      code: 'LUZON',
      kind: 'BANK',
      name: 'Bank of Luzon',
      mark: '/payout/LUZON.svg',
      numberFormat: 'DIGITS',
      minLength: 12,
      maxLength: 12,
    });
    expect(rules.providers.every(({ kind }) => kind === 'BANK')).toBe(true);
  });

  it.each(['baize', 'lotus', 'harbor'])('when novice of %s asks › none', async (merchant) => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice', { merchant });
    expect((await novice.value('listBankCards')).list).toEqual([]);
    expect((await novice.value('listVirtualAccounts')).list).toEqual([]);
  });

  it('when the brand changes its rules › they are answered, and what is not named stays', async () => {
    const world = await mock.newWorld();
    const { payoutRules } = await world.changeBrand('baize', { payoutRules: { limit: 2, holdHours: 1 } });
    expect(payoutRules).toMatchObject({ limit: 2, holdHours: 1 });
    const rules = await (await world.client.signedIn()).value('listBankCards');
    expect(rules).toMatchObject({ limit: 2, holdHours: 1 });
    expect(rules.providers.length).toBeGreaterThan(1);
  });
});

describe(operationTitle('addBankCard'), () => {
  it('when all is right › it is listed first, masked, and can be withdrawn to after the hours of the brand', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const added = await lucky.value('addBankCard', { body: { ...CARD, number: '0099 1234-5678' } });
    const usableFrom = WORLD_TIME + 24 * HOUR;
    expect(added).toMatchObject({ maskedNumber: '****5678', holder: 'LUCKY SANTOS', usableFrom, isUsable: false });
    const answer = await lucky.call('listBankCards');
    expect(answer.body).toMatchObject({ value: { list: [added, { provider: 'LUZON' }] } });
    expect(answer.text).not.toContain('009912345678');
    await world.clock.advance(24 * HOUR);
    const later = await world.client.signedIn();
    expect((await later.value('listBankCards')).list[0]).toMatchObject({ id: added.id, isUsable: true });
  });

  it('when the member has no payee name › the first account sets it, and the next is in it', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    await novice.value('setPaymentPassword', { body: { password: 'play1234', paymentPassword: PAYMENT_PASSWORD } });
    expect((await novice.value('listBankCards')).payeeName).toBeNull();
    expect(await addCard(novice, { payeeName: ' NINA REYES ' })).toMatchObject({ status: 200 });
    expect(await novice.value('getMemberInfo')).toMatchObject({ payeeName: 'NINA REYES' });
    expect(await addCard(novice, { number: digits(2) })).toMatchObject({ body: { value: { holder: 'NINA REYES' } } });
  });

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['nina reyes', 'pattern'],
    ['N', 'length'],
  ])('when there is no payee name and %j is sent › 422 %s', async (payeeName, reason) => {
    const { client } = await mock.newWorld();
    const answer = await addCard(await client.signedIn('novice'), { payeeName });
    const fields = [{ field: 'payeeName', reason, ...fieldRule('baize', 'payeeName') }];
    expect(answer).toMatchObject(refused('field.invalid', { fields }));
  });

  it('when the name is another than the payee name › 422 payee.name.differs', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await addCard(lucky, { payeeName: 'VICTOR DELA CRUZ' })).toMatchObject(refused('payee.name.differs'));
    expect((await addCard(lucky, { payeeName: 'LUCKY SANTOS' })).status).toBe(200);
  });

  it('when there is no payment password › 422 payment.password.missing', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect(await addCard(novice, { payeeName: 'NINA REYES' })).toMatchObject(refused('payment.password.missing'));
    expect((await novice.value('getMemberInfo')).payeeName).toBeNull();
  });

  it('when the payment password is wrong › 422 until it is locked, and no card is added', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    for (const triesLeft of [4, 3, 2, 1])
      expect(await addCard(lucky, { paymentPassword: '135791' })).toMatchObject(
        refused('payment.password.wrong', { triesLeft }),
      );
    expect(await addCard(lucky, { paymentPassword: '135791' })).toMatchObject(refused('payment.password.locked'));
    expect(await addCard(lucky)).toMatchObject(refused('payment.password.locked'));
    expect((await lucky.value('listBankCards')).list).toHaveLength(1);
  });

  it('when a number is refused › no try of the payment password is counted', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    await addCard(lucky, { number: '1', paymentPassword: '135791' });
    expect(await addCard(lucky, { paymentPassword: '135791' })).toMatchObject(
      refused('payment.password.wrong', { triesLeft: 4 }),
    );
  });

  it.each([
    ['baize', 'LUZON', '0099123456', 'length'],
    ['baize', 'LUZON', '0099123456789', 'length'],
    ['baize', 'LUZON', '00991234567a', 'invalid'],
    ['baize', 'PERLAS', '0099123456', 200],
    ['baize', 'PERLAS', '0099123456789', 200],
    ['baize', 'ISLACARD', '4111 1111 1111 1111', 200],
    ['baize', 'ISLACARD', '4111 1111 1111 1112', 'invalid'],
    ['lotus', 'SENCARD', '4000000000000000006', 200],
    ['lotus', 'SENCARD', '4000000000000000007', 'invalid'],
    ['baize', 'GIBSTRAIT', 'gi75 nwbk 0000 0000 7099 453', 200],
    ['baize', 'GIBSTRAIT', 'GI75NWBK000000007099454', 'invalid'],
    ['baize', 'GIBSTRAIT', 'GI75NWBK00000000709945', 'length'],
    ['harbor', 'HANSASEE', 'DE89 3704 0044 0532 0130 00', 200],
    ['harbor', 'HANSASEE', 'DE89 3704 0044 0532 0130 01', 'invalid'],
  ])('when a number of %s at %s is %s › %s', async (merchant, provider, number, expected) => {
    const { client } = await mock.newWorld();
    const answer = await addCard(await client.signedIn('lucky', { merchant }), { provider, number });
    if (expected === 200) return expect(answer.status).toBe(200);
    if (expected === 'invalid') return expect(answer).toMatchObject(refused('payout.number.invalid'));
    expect(answer).toMatchObject(refused('field.invalid', { fields: [{ field: 'number', reason: expected }] }));
  });

  it.each(['NOBANK', 'KWARTA', 'SONGHONG'])('when the bank is %s › 422 unknown', async (provider) => {
    const { client } = await mock.newWorld();
    const answer = await addCard(await client.signedIn(), { provider });
    expect(answer).toMatchObject(refused('field.invalid', { fields: [{ field: 'provider', reason: 'unknown' }] }));
  });

  it('when the number is on an account of this or another member of the brand › 409', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect((await addCard(lucky)).status).toBe(200);
    expect(await addCard(lucky)).toMatchObject(taken);
    expect(await addCard(await client.signedIn('victor'), { number: '0099 1234 5678' })).toMatchObject(taken);
  });

  it('when it is another bank or brand › the same number is another account', async () => {
    const { client } = await mock.newWorld();
    const number = '009912345678';
    expect((await addCard(await client.signedIn())).status).toBe(200);
    expect((await addCard(await client.signedIn('victor'), { provider: 'VISAYAN', number })).status).toBe(200);
    const other = await client.signedIn('lucky', { merchant: 'harbor' });
    expect((await addCard(other, { provider: 'ANDAMAN', number })).status).toBe(200);
  });

  it('when two members add it at once › one has it', async () => {
    const { client } = await mock.newWorld();
    const members = await Promise.all(['lucky', 'victor', 'boss'].map((name) => client.signedIn(name)));
    const statuses = (await Promise.all(members.map((member) => addCard(member)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('when there are five › 409, even when more are added at once', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [first, ...others] = await Promise.all(
      [1, 2, 3, 4, 5].map((count) => addCard(lucky, { number: digits(count) })),
    );
    expect([first, ...others].filter((answer) => answer?.status === 200)).toHaveLength(4);
    expect(await addCard(lucky, { number: digits(9) })).toMatchObject(full);
    expect((await lucky.value('listBankCards')).list).toHaveLength(5);
    expect((await addVirtual(lucky, { provider: 'KWARTA', number: '09171234567' })).status).toBe(200);
  });
});

describe(operationTitle('removeBankCard'), () => {
  it('when a card is removed › it is gone, its row stays, and its number is free', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { id: cardId } = await lucky.value('addBankCard', { body: CARD });
    expect(await lucky.value('removeBankCard', { query: { cardId } })).toBeNull();
    expect((await lucky.value('listBankCards')).list.map(({ id }) => id)).not.toContain(cardId);
    const rows = await world.read<{ number: string }>('SELECT number FROM PayoutAccount WHERE id = ?', cardId);
    expect(rows).toEqual([{ number: '009912345678' }]);
    expect(await lucky.call('removeBankCard', { query: { cardId } })).toMatchObject(gone);
    expect((await addCard(await world.client.signedIn('victor'))).status).toBe(200);
  });

  it("when it is another member's, another brand's, of another kind or of nobody › 404, and nothing is removed", async () => {
    const { client } = await mock.newWorld();
    const [lucky, victor] = [await client.signedIn(), await client.signedIn('victor')];
    const [card] = (await victor.value('listBankCards')).list;
    const [account] = (await lucky.value('listVirtualAccounts')).list;
    const elsewhere = await client.signedIn('lucky', { merchant: 'lotus' });
    const [foreign] = (await elsewhere.value('listBankCards')).list;
    for (const cardId of [card?.id, account?.id, foreign?.id, 2_000_000_000])
      expect(await lucky.call('removeBankCard', { query: { cardId } })).toMatchObject(gone);
    expect((await victor.value('listBankCards')).list).toHaveLength(1);
    expect((await lucky.value('listVirtualAccounts')).list).toHaveLength(2);
  });
});

describe(operationTitle('listVirtualAccounts'), () => {
  it.each([
    ['baize', ['CRYPTO', 'EWALLET'], true],
    ['lotus', ['CRYPTO', 'EWALLET'], true],
    ['harbor', ['EWALLET'], false],
  ])('when lucky of %s asks › %j', async (merchant, kinds, hasCrypto) => {
    const { client } = await mock.newWorld();
    const { list, providers } = await (await client.signedIn('lucky', { merchant })).value('listVirtualAccounts');
    expect(list.map(({ kind }) => kind).sort()).toEqual(kinds);
    expect(list.every(({ isUsable }) => isUsable)).toBe(true);
    expect(providers.some(({ kind }) => kind === 'CRYPTO')).toBe(hasCrypto);
    expect(providers.some(({ kind }) => kind === 'BANK')).toBe(false);
  });
});

describe(operationTitle('addVirtualAccount'), () => {
  it.each([
    ['KWARTA', '0917 123 4567', '****4567'],
    ['TRC20', TRON, 'TR7N****Lj6t'],
    ['ERC20', ETHEREUM, '0x5a****eAed'],
    ['ERC20', ETHEREUM.toLowerCase(), '0x5a****eAed'],
  ])('when %s is %s › it is added as %s', async (provider, number, maskedNumber) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await addVirtual(lucky, { provider, number })).toMatchObject({
      status: 200,
      body: { value: { provider, maskedNumber, holder: 'LUCKY SANTOS', isUsable: false } },
    });
  });

  it.each([
    ['a letter of a TRON address is wrong', 'TRC20', TRON.replace('q8', 'q9')],
    ['a TRON address has another character', 'TRC20', TRON.replace('N', '0')],
    ['an address is of another chain of the same length', 'TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['the case of an Ethereum address is wrong', 'ERC20', ETHEREUM.replace('aAe', 'aae')],
    ['an Ethereum address is none', 'ERC20', `0x${'g'.repeat(40)}`],
    ['an e-wallet has a letter', 'KWARTA', '0917123456x'],
  ])('when %s › 422 payout.number.invalid', async (_, provider, number) => {
    const { client } = await mock.newWorld();
    expect(await addVirtual(await client.signedIn(), { provider, number })).toMatchObject(
      refused('payout.number.invalid'),
    );
  });

  it.each([
    ['TRC20', TRON.slice(1)],
    ['ERC20', ETHEREUM.slice(2)],
    ['KWARTA', '0917123456'],
  ])('when %s is %s › 422 length', async (provider, number) => {
    const { client } = await mock.newWorld();
    const answer = await addVirtual(await client.signedIn(), { provider, number });
    expect(answer).toMatchObject(refused('field.invalid', { fields: [{ field: 'number', reason: 'length' }] }));
  });

  it('when an address is typed in another case › it is the same account', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect((await addVirtual(lucky, { provider: 'ERC20', number: ETHEREUM })).status).toBe(200);
    const again = await addVirtual(lucky, { provider: 'ERC20', number: ETHEREUM.toLowerCase() });
    expect(again).toMatchObject(taken);
  });

  it('when the brand does not pay to the chain › 422 unknown', async () => {
    const { client } = await mock.newWorld();
    const harbor = await client.signedIn('lucky', { merchant: 'harbor' });
    expect(await addVirtual(harbor, { provider: 'TRC20', number: TRON })).toMatchObject(refused('field.invalid'));
  });

  it('asks for the payee name and the payment password as a card does', async () => {
    const { client } = await mock.newWorld();
    const [lucky, novice] = [await client.signedIn(), await client.signedIn('novice')];
    const wallet = { provider: 'KWARTA', number: '09171234567' };
    expect(await addVirtual(lucky, { ...wallet, payeeName: 'VICTOR DELA CRUZ' })).toMatchObject(
      refused('payee.name.differs'),
    );
    expect(await addVirtual(novice, { ...wallet, payeeName: 'NINA REYES' })).toMatchObject(
      refused('payment.password.missing'),
    );
    const wrong = { ...wallet, paymentPassword: '135791' };
    for (const triesLeft of [4, 3, 2, 1])
      expect(await addVirtual(lucky, wrong)).toMatchObject(refused('payment.password.wrong', { triesLeft }));
    for (const body of [wrong, wallet])
      expect(await addVirtual(lucky, body)).toMatchObject(refused('payment.password.locked'));
  });

  it('when there are five of a kind › 409, and another kind has its own five', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { payoutRules: { limit: 1 } });
    const lucky = await world.client.signedIn();
    expect(await addVirtual(lucky, { provider: 'KWARTA', number: '09171234567' })).toMatchObject(full);
    const [wallet] = (await lucky.value('listVirtualAccounts')).list.filter(({ kind }) => kind === 'EWALLET');
    await lucky.value('removeVirtualAccount', { query: { accountId: wallet?.id ?? 0 } });
    expect((await addVirtual(lucky, { provider: 'KWARTA', number: '09171234567' })).status).toBe(200);
  });
});

describe(operationTitle('removeVirtualAccount'), () => {
  it("when it is another member's, a bank card or of nobody › 404", async () => {
    const { client } = await mock.newWorld();
    const [lucky, victor] = [await client.signedIn(), await client.signedIn('victor')];
    const [foreign] = (await victor.value('listVirtualAccounts')).list;
    const [card] = (await lucky.value('listBankCards')).list;
    for (const accountId of [foreign?.id, card?.id, 2_000_000_000])
      expect(await lucky.call('removeVirtualAccount', { query: { accountId } })).toMatchObject(gone);
    expect((await victor.value('listVirtualAccounts')).list).toHaveLength(2);
  });
});
