import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { type Registration, register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { decide, newBonus, newTransfer, newWithdrawal, reportPayment } from '../../support/orders.ts';
import { openGame } from '../../support/vendor.ts';
import { DAY, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const AWAY = { payeeName: 'CORAZON MANALO', birthday: '1988-11-23' };
const HELD = { status: 403, body: { errorCode: 'account.held' } };
const PHONE = { mobileNum: '09995550987', countryDialingCode: '63' };

const listHeld = (world: TestWorld, brand = 'baize') =>
  world.client.value('listHeldMembers', { path: { ...world.path, brand } });
const answer = (world: TestWorld, account: string, decision: 'release' | 'close') =>
  world.client.call('answerHeldMember', { path: { ...world.path, brand: 'baize' }, body: { account, decision } });
const isHeld = async (client: Client) => (await client.value('getLimits')).isHeld;

/** An excluded member with what the seed does not give them. */
async function withExcluded(change: { contacts?: object; wallet?: string } = {}) {
  const world = await mock.newWorld();
  const [away] = await world.read<{ id: number }>(
    "SELECT id FROM Member WHERE username = 'away' AND brandCode = 'baize'",
  );
  const memberId = away?.id ?? 0;
  await world.change('UPDATE Member SET contacts = ? WHERE id = ?', JSON.stringify(change.contacts ?? {}), memberId);
  if (change.wallet) {
    await world.change(
      `INSERT INTO PayoutAccount (brandCode, memberId, kind, provider, number, holder, createdAt, usableFrom, removedAt)
        VALUES ('baize', ?, 'EWALLET', 'PESOPAL', ?, ?, 0, 0, 0)`,
      memberId,
      change.wallet,
      AWAY.payeeName,
    );
  }
  return world;
}

async function holdLucky(world: TestWorld, lucky: Client) {
  await world.change('UPDATE Member SET contacts = ? WHERE username = ?', '{"facebook":"corazon.m"}', 'away');
  await world.change('UPDATE Member SET contacts = ? WHERE username = ?', '{"facebook":"Corazon.M"}', 'lucky');
  await lucky.value('updateMemberInfo', { body: { birthday: '1990-01-01' } });
}

const bind = async (world: TestWorld, client: Client) => {
  await client.value('sendMobileCode', { body: { scene: 'bind', ...PHONE } });
  const verificationCode = await world.inbox.code('+639995550987');
  await client.value('bindMobile', { body: { ...PHONE, verificationCode, password: PASSWORD } });
};

describe('A member who matches a self-exclusion', () => {
  const registered: [string, Parameters<typeof withExcluded>[0], Registration, string][] = [
    ['a contact in another spelling', { contacts: { facebook: 'Corazon.M' } }, { facebook: 'corazon.m' }, 'CONTACT'],
    ['a phone that was the number of an e-wallet', { wallet: '09995550123' }, {}, 'CONTACT'],
    ['a phone that was a contact', { contacts: { whatsapp: '639995550123' } }, {}, 'CONTACT'],
  ];
  it.each(registered)('when registered with %s › is held', async (_, excluded, person, reason) => {
    const world = await withExcluded(excluded);
    const reply = await register(world, 'baize', person);
    const { token } = (reply.body as { value: { token: string } }).value;
    expect((await world.client.value('getLimits', { token })).isHeld).toBe(true);
    expect(await listHeld(world)).toEqual([
      expect.objectContaining({ account: 'twin', reason: 'PAYEE' }),
      { account: 'juanito', excluded: 'away', reason, heldAt: WORLD_TIME, until: WORLD_TIME + 305 * DAY },
    ]);
  });

  const changes: [
    string,
    Parameters<typeof withExcluded>[0],
    (world: TestWorld, novice: Client) => Promise<unknown>,
    string,
  ][] = [
    ['completes the profile', {}, (_, novice) => novice.value('updateMemberInfo', { body: AWAY }), 'PAYEE'],
    [
      'adds an account with the payee name',
      {},
      async (_, novice) => {
        await novice.value('updateMemberInfo', { body: { birthday: AWAY.birthday } });
        await novice.value('setPaymentPassword', { body: { paymentPassword: PAYMENT_PASSWORD, password: PASSWORD } });
        const card = { provider: 'LUZON', number: '009912345678', paymentPassword: PAYMENT_PASSWORD };
        await novice.value('addBankCard', { body: { ...card, payeeName: AWAY.payeeName } });
      },
      'PAYEE',
    ],
    ['binds a phone', { contacts: { whatsapp: '09995550987' } }, bind, 'CONTACT'],
  ];
  it.each(changes)('when the member %s › is held', async (_, excluded, change, reason) => {
    const world = await withExcluded(excluded);
    const novice = await world.client.signedIn('novice');
    await change(world, novice);
    expect((await listHeld(world)).at(-1)).toMatchObject({ account: 'novice', reason });
    expect(await isHeld(novice)).toBe(true);
  });

  it('by a payout number of another provider, which the other has removed › is held', async () => {
    const world = await withExcluded({ wallet: '09995550777' });
    const lucky = await world.client.signedIn();
    const wallet = { provider: 'KWARTA', number: '+63 999 555 0777', paymentPassword: PAYMENT_PASSWORD };
    await lucky.value('addVirtualAccount', { body: wallet });
    expect((await listHeld(world)).at(-1)).toMatchObject({ account: 'lucky', reason: 'PAYOUT_NUMBER' });
  });

  it('with the payee name alone, or at another brand › is not held', async () => {
    const world = await mock.newWorld();
    const novice = await world.client.signedIn('novice');
    await novice.value('updateMemberInfo', { body: { ...AWAY, birthday: '1988-11-24' } });
    expect(await isHeld(novice)).toBe(false);
    const harbor = await world.client.signedIn('novice', { merchant: 'lotus' });
    await harbor.value('updateMemberInfo', { body: { birthday: AWAY.birthday } });
    expect(await isHeld(harbor)).toBe(false);
  });

  it('has another account already › it is held when the exclusion begins', async () => {
    const world = await mock.newWorld();
    const [lucky, novice] = [await world.client.signedIn(), await world.client.signedIn('novice')];
    await lucky.value('updateMemberInfo', { body: { birthday: '1990-01-01' } });
    await novice.value('updateMemberInfo', { body: { payeeName: 'LUCKY SANTOS', birthday: '1990-01-01' } });
    await lucky.value('excludeSelf', { body: { months: 6, password: PASSWORD } });
    expect((await listHeld(world)).at(-1)).toMatchObject({ account: 'novice', excluded: 'lucky', reason: 'PAYEE' });
  });
});

describe('A held account', () => {
  it('signs in, reads its messages, and is told no reason', async () => {
    const world = await mock.newWorld();
    const twin = await world.client.signedIn('twin');
    expect(await twin.value('getLimits')).toMatchObject({ break: null, isHeld: true });
    expect((await twin.call('getMemberInfo')).status).toBe(200);
    expect((await twin.call('listMessages')).status).toBe(200);
    for (const id of ['launchGame', 'depositByUrl', 'claimReward', 'placeLotteryBet', 'startTimeOut'] as const) {
      const refused = await twin.call(id, {} as never);
      expect(refused).toMatchObject(HELD);
      expect(refused.text).not.toMatch(/exclu|match|away/i);
    }
  });

  it('gets a message; open games stop, and own money can be withdrawn at once', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky', { language: 'EN' });
    const rolloverId = await newBonus(world, lucky);
    await lucky.value('forfeitBonus', { body: { rolloverId } });
    const arriving = await newTransfer(lucky);
    const game = await openGame(world, lucky, 'AURUM_0001');
    await holdLucky(world, lucky);
    expect((await lucky.value('listMessages')).list[0]?.title).toBe('We are checking your account');
    expect((await game.bet({ level: 1 })).body).toMatchObject({ errorCode: 'account.held' });
    await reportPayment(world, arriving);
    expect((await lucky.value('listRollovers')).list.filter(({ state }) => state === 'open')).toEqual([]);
    const { available } = await lucky.value('getWithdrawSettings');
    const orderNo = await newWithdrawal(lucky, { amount: available });
    for (const step of ['review', 'approve', 'pay'] as const) await decide(world, orderNo, step);
    expect((await lucky.value('getBalance')).sumBalance).toBe('0.00');
    await expectBalancedBooks(world);
  });

  it('is open again when the exclusion that it matches has ended', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(WORLD_TIME + 305 * DAY);
    expect(await isHeld(await world.client.signedIn('twin'))).toBe(false);
    expect(await listHeld(world)).toEqual([]);
  });
});

describe(operationTitle('listHeldMembers'), () => {
  it.each(['baize', 'lotus'])('when asked for %s › the one of the seed', async (brand) => {
    const world = await mock.newWorld();
    const [heldAt, until] = [WORLD_TIME - 6 * DAY, WORLD_TIME + 305 * DAY];
    expect(await listHeld(world, brand)).toEqual([
      { account: 'twin', excluded: 'away', reason: 'PAYEE', heldAt, until },
    ]);
  });
});

describe(operationTitle('answerHeldMember'), () => {
  it('when released › the account is open, told once, and the same match holds it no more', async () => {
    const world = await mock.newWorld();
    const twin = await world.client.signedIn('twin', { language: 'EN' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => answer(world, 'twin', 'release')));
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, body: { account: 'twin', state: 'released' } });
    expect(await isHeld(twin)).toBe(false);
    expect((await twin.call('listFavouriteIds')).status).toBe(200);
    const { list } = await twin.value('listMessages');
    expect(list.filter(({ title }) => title === 'Your account is open again')).toHaveLength(1);
    await twin.value('updateMemberInfo', { body: { nickname: 'Twin' } });
    expect(await listHeld(world)).toEqual([]);
    expect(await answer(world, 'twin', 'close')).toMatchObject({ status: 409, body: { errorCode: 'member.not.held' } });
  });

  it('when closed › sessions end, and the account is excluded to the same end', async () => {
    const world = await mock.newWorld();
    const before = await world.client.signedIn('twin');
    for (let times = 0; times < 2; times += 1)
      expect(await answer(world, 'twin', 'close')).toMatchObject({ status: 200, body: { state: 'closed' } });
    expect((await before.call('getBalance')).status).toBe(401);
    const twin = await world.client.signedIn('twin');
    expect(await twin.value('getLimits')).toMatchObject({
      break: { kind: 'SELF_EXCLUSION', startedAt: WORLD_TIME, until: WORLD_TIME + 305 * DAY },
      isHeld: false,
    });
    expect(await answer(world, 'twin', 'release')).toMatchObject({ status: 409 });
  });

  it.each([
    ['is not held', 'lucky', 409, 'member.not.held'],
    ['does not exist', 'nobody', 404, 'member.not.found'],
  ])('when the member %s › refused', async (_, account, status, errorCode) => {
    const world = await mock.newWorld();
    expect(await answer(world, account, 'release')).toMatchObject({ status, body: { errorCode } });
  });
});
