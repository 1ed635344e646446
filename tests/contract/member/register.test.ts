import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { changeRules, newcomer, type Registration, register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const BRANDS = ['baize', 'lotus', 'harbor'] as const;
const nameAt = (brand: (typeof BRANDS)[number]) => newcomer(brand).username ?? '';

interface Row {
  uplineId: number | null;
  referrerId: number | null;
}

async function readRelations(world: TestWorld, username: string): Promise<Row | undefined> {
  const [row] = await world.read<Row>('SELECT uplineId, referrerId FROM Member WHERE username = ?', username);
  return row;
}

describe(operationTitle('registerMember'), () => {
  it.each(BRANDS)('when the brand is %s › a session for the new member', async (brand) => {
    const world = await mock.newWorld();
    const answer = await register(world, brand);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        value: {
          username: nameAt(brand),
          customerType: 0,
          firstTimeLogin: true,
          passwordExpired: false,
          expiresAt: WORLD_TIME + 25 * MINUTE,
        },
      },
    });
    const { token, id } = (answer.body as { value: { token: string; id: number } }).value;
    expect(await world.client.value('getMemberInfo', { merchant: brand, token })).toMatchObject({ id });
  });

  it.each(BRANDS)(
    'when the new member of %s signs in › in, and the first login is still to be ended',
    async (brand) => {
      const world = await mock.newWorld();
      await register(world, brand);
      const proof = await world.client.proof('login', brand);
      const body = { type: 'username' as const, username: nameAt(brand), password: PASSWORD, ...proof };
      expect(await world.client.value('login', { merchant: brand, body })).toMatchObject({ firstTimeLogin: true });
    },
  );

  it.each([
    ['baize', ['PVP', 'MAIN', 'RNG', 'LOTT']],
    ['lotus', ['MAIN']],
    ['harbor', ['MAIN', 'RNG', 'LOTT']],
  ] as const)('when the brand is %s › its wallets, all with nothing', async (brand, names) => {
    const world = await mock.newWorld();
    await register(world, brand);
    const member = await world.client.signedIn(nameAt(brand), { merchant: brand });
    const { sumBalance, balance } = await member.value('getBalance');
    expect(sumBalance).toBe('0.00');
    expect(balance.map(({ accountName, availBalance }) => [accountName, availBalance])).toEqual(
      names.map((name) => [name, '0.00']),
    );
  });

  it('when the member is asked for › what was told, masked, and an account at its beginning', async () => {
    const world = await mock.newWorld();
    await register(world, 'baize', { username: 'JuanIto', payeeName: 'JUAN CRUZ' });
    const juan = await world.client.signedIn('JUANITO');
    expect(await juan.value('getMemberInfo')).toMatchObject({
      account: 'juanito',
      nickname: 'JuanIto',
      type: 0,
      toUpline: false,
      memberLabel: [],
      payeeName: 'JUAN CRUZ',
      mobileNum: '0999****123',
      email: 'ju***@mail.example',
      registered: WORLD_TIME,
      hasPassword: true,
      clubLabel: { labelName: 'VIP 0', rankLevel: 0 },
      avatar: expect.stringMatching(/^\/avatars\/\d+\.svg$/),
    });
  });

  it('when the longest mail address is registered › the member can be asked for', async () => {
    const world = await mock.newWorld();
    await register(world, 'baize', { email: `a@${'b'.repeat(110)}.example` });
    const juan = await world.client.signedIn('juanito');
    expect((await juan.call('getMemberInfo')).status).toBe(200);
  });

  it('when the history is asked for › it begins with the registration', async () => {
    const world = await mock.newWorld();
    const { body } = await register(world, 'baize');
    const { token } = (body as { value: { token: string } }).value;
    const { list } = await world.client.value('listLoginHistory', { token });
    expect(list).toMatchObject([{ way: 'REGISTER', isCurrent: true, time: WORLD_TIME }]);
  });

  it('when passwords are kept › none as it was typed, and each with its own salt', async () => {
    const world = await mock.newWorld();
    await register(world, 'lotus');
    const [row] = await world.read<Record<string, string>>("SELECT * FROM Member WHERE username = 'minhmoi'");
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
    expect(JSON.stringify(row)).not.toContain('135790');
    expect(row?.paymentHash).toMatch(/^scrypt\$/);
    expect(row?.paymentHash?.split('$')[2]).not.toBe(row?.passwordHash?.split('$')[2]);
    expect(row?.registerUrl).toBe('http://lotus.localhost:3000/register');
  });

  it.each<[string, Registration, Row]>([
    ['nothing', {}, { uplineId: null, referrerId: null }],
    ["an agent's code", { affiliateCode: 'BOSS88' }, { uplineId: 1003, referrerId: null }],
    ["an agent's code in small letters", { affiliateCode: 'boss88' }, { uplineId: 1003, referrerId: null }],
    ["a member's code", { referralCode: 'lucky77' }, { uplineId: null, referrerId: 1001 }],
    ['both', { affiliateCode: 'BOSS88', referralCode: 'LUCKY77' }, { uplineId: 1003, referrerId: 1001 }],
  ])('when somebody is invited by %s › those are the up-line and the referrer', async (_, codes, people) => {
    const world = await mock.newWorld();
    expect((await register(world, 'baize', codes)).status).toBe(200);
    expect(await readRelations(world, 'juanito')).toEqual(people);
  });

  it("when a recommender is named › an agent is the up-line unless there is an agent's code, a member the referrer", async () => {
    const world = await mock.newWorld();
    await register(world, 'harbor', { recommenderId: 'Victor' });
    expect(await readRelations(world, 'somsri')).toEqual({ uplineId: 3003, referrerId: 3002 });
    await changeRules(world, 'harbor', { affiliateCode: { required: false } });
    const other = { username: 'another', email: 'another@mail.example', affiliateCode: undefined };
    expect((await register(world, 'harbor', { ...other, recommenderId: 'Victor' })).status).toBe(200);
    expect(await readRelations(world, 'another')).toEqual({ uplineId: null, referrerId: 3002 });
  });

  it.each(['BOSS2020', 'LUCKY77', 'NOBODY1', 'ABC'])(
    "when the agent's code is %s › 422 affiliate.invalid, and nobody new",
    async (affiliateCode) => {
      const world = await mock.newWorld();
      const refused = await world.client.call('registerMember', { body: newcomer('baize', { affiliateCode }) });
      expect(refused).toMatchObject({ status: 422, body: { errorCode: 'affiliate.invalid', value: { fields: [] } } });
      expect(await readRelations(world, 'juanito')).toBeUndefined();
    },
  );

  it.each<[string, Registration | { login: false }, string]>([
    ['another kind of client', { registerMethod: 'APP' as never }, 'body.registerMethod must be one of WEB'],
    ['no page', { registerUrl: undefined }, 'body.registerUrl is missing'],
    ['a login that is refused', { login: false }, 'body.login must be equal'],
    [
      'a name that is too long for any rule',
      { username: 'x'.repeat(201) },
      'body.username must NOT have more than 200',
    ],
    ['a dialling code with a plus', { countryDialingCode: '+63' }, 'body.countryDialingCode must match'],
  ])('when it is sent %s › 400 names it', async (_, change, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('registerMember', { body: newcomer('baize', change as Registration) });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
