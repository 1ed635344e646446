import { describe, expect, it } from 'vitest';
import { PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { lotteryNamed, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { withdrawal } from '../../support/orders.ts';
import { RAFFLE } from '../../support/rewards.ts';
import { seal } from '../../support/seal.ts';
import { HOUR, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const explanation = (world: TestWorld, recordId: string) =>
  world.client.value('explainRequest', { path: { ...world.path, recordId } });

type Ask = (world: TestWorld) => Promise<unknown>;
type Options = Parameters<TestWorld['client']['call']>[1];
type Id = Parameters<TestWorld['client']['call']>[0];

const send =
  (path: string, headers = {}, method = 'GET'): Ask =>
  ({ client }) =>
    client.send({ method, path, headers: { Merchant: 'baize', ...headers } });

const visitor =
  (id: Id, options: Options = {}): Ask =>
  ({ client }) =>
    client.call(id, options);

const member =
  (id: Id, options: Options = {}, account = 'lucky'): Ask =>
  async (world) =>
    (await world.client.signedIn(account)).call(id, options);

/** After a change of the world. */
const after =
  (change: Ask, ask: Ask): Ask =>
  async (world) => {
    await change(world);
    await ask(world);
  };

/** After a change that follows the sign-in. */
const signedInBefore =
  (change: Ask, id: Id): Ask =>
  async (world) => {
    const client = await world.client.signedIn();
    await change(world);
    await client.call(id);
  };

const scenario =
  (name: string, parameters?: Record<string, unknown>): Ask =>
  (world) =>
    world.client.value('applyScenario', { path: world.path, body: { name, ...(parameters && { parameters }) } });

type Fault = Parameters<TestWorld['faults']['set']>[0];
const JACKPOT = 'getJackpot';

/** Asks twice: a fault may let the first request pass. */
const struckBy =
  (fault: Omit<Exclude<Fault, undefined>, 'operation'>, ask: Ask = visitor(JACKPOT, { isFault: true })): Ask =>
  async (world) => {
    await world.faults.set({ operation: JACKPOT, ...fault } as Exclude<Fault, undefined>);
    for (let count = 0; count < 2; count += 1) await ask(world).catch(() => {});
  };

const login =
  (change: object): Ask =>
  async ({ client }) =>
    client.call('login', {
      body: { type: 'username', username: 'lucky', password: PASSWORD, ...(await client.proof('login')), ...change },
    });

const reference = 'explained-00001';
const withdrawing =
  (change: object): Ask =>
  async (world) => {
    const client = await world.client.signedIn();
    await client.call('withdraw', { body: { ...(await withdrawal(client)), ...change } });
  };
const conversion = (change: object) => ({
  body: { points: 1000, paymentPassword: PAYMENT_PASSWORD, reference, ...change },
});

type Row = [string, Ask, string];

const CASES: Record<string, Row[]> = {
  operation: [
    ['a misspelt path', send('/wps/wallet/balanc'), 'Refused with 404 with operation.not.found'],
    ['a path of the other gateway', send('/lgw/wps/system/status'), 'operation.not.found'],
    ['a path with a slash too many', send('/wps/system/status/'), '404'],
    ['a wrong method', send('/wps/v2/wallets/balance', {}, 'DELETE'), 'not to DELETE'],
    ['a method that no operation has', send('/wps/system/status', {}, 'PATCH'), 'PATCH'],
  ],
  brand: [
    ['no brand', send('/wps/system/status', { Merchant: null }), 'Refused with 400'],
    ['an unknown brand', send('/wps/system/status', { Merchant: 'nobody' }), 'nobody'],
    [
      'a module that is off',
      after((world) => world.changeBrand('baize', { modules: { RAFFLE3: false } }), member('getRaffle')),
      'switched RAFFLE3 off',
    ],
    ['maintenance', after(scenario('maintenance'), visitor('listGames')), 'system.maintenance'],
    ['the region', after(scenario('restricted-region'), visitor('listGames')), 'region.restricted'],
  ],
  session: [
    ['no token', visitor('getBalance'), 'A visitor, and the operation needs a session'],
    ['a wrong token', visitor('getBalance', { token: 'x'.repeat(32) }), 'user.or.token.invalid'],
    [
      "another brand's token",
      async ({ client }) => client.call('getBalance', { token: await client.signIn(), merchant: 'lotus' }),
      'user.or.token.invalid',
    ],
    ['the clock', signedInBefore((world) => world.clock.advance(HOUR), 'getMemberInfo'), 'The session has ended'],
    [
      'the office',
      signedInBefore(
        ({ client, path }) => client.value('endSessions', { path: { ...path, brand: 'baize', account: 'lucky' } }),
        'getMemberInfo',
      ),
      'login.not.session',
    ],
    ['a sign-in elsewhere', signedInBefore(({ client }) => client.signIn(), 'getMemberInfo'), 'signed in elsewhere'],
    [
      'a logout',
      async (world) => {
        const client = await world.client.signedIn();
        await client.call('logout');
        await client.call('getMemberInfo');
      },
      'login.not.session',
    ],
    [
      'a trial account',
      async (world) => {
        const { token } = await world.client.value('loginFreePlay', { headers: { os: 'ANDROID', platform: 'W' } });
        await world.client.call('getWithdrawSettings', { token });
      },
      'need.true.account',
    ],
    ['a member at a page of agents', member('getAgentHome'), 'need.agent.account'],
    [
      'a break',
      async (world) => {
        const client = await world.client.signedIn();
        await client.value('startTimeOut', { body: { days: 1 } });
        await client.call('launchGame', { query: { gameCode: 'AURUM_0001' } });
      },
      'play.break',
    ],
  ],
  body: [
    ['a body that is no JSON', visitor('login', { body: '{' }), 'Refused with 400'],
    ['a body over 1 MB', visitor('login', { body: 'x'.repeat(1_000_001) }), 'Refused with 413'],
    ['a body of another type', visitor('login', { body: 'a=1', headers: { 'Content-Type': 'text/csv' } }), '415'],
    ['a compressed body', visitor('login', { body: {}, headers: { 'Content-Encoding': 'gzip' } }), 'gzip'],
  ],
  seal: [
    [
      'a sealed body that does not open',
      visitor('login', { body: { value: 'x' }, headers: { Encryption: 'JWE' } }),
      'decrypt_failed',
    ],
    [
      'a sealed body that was changed',
      async ({ client }) => {
        const sealed = await seal({ type: 'username' }, 'JWE');
        await client.call('login', { ...sealed, body: { value: `${Object.values(sealed.body ?? {})[0]}x` } });
      },
      'decrypt_failed',
    ],
    [
      'a scheme that is none',
      visitor('login', { body: { value: 'x' }, headers: { Encryption: 'ROT13' } }),
      'must be RSA or JWE',
    ],
  ],
  schema: [
    ['no body', visitor('login'), 'body'],
    ['a number below its limit', visitor('listGames', { query: { pageNo: 0 } }), 'query.pageNo must be >= 1'],
    ['a word for a number', visitor('listGames', { query: { pageNo: 'one' } }), 'query.pageNo must match pattern'],
    [
      'a word that is none of the list',
      visitor('listGames', { query: { gameType: 'CHESS' } }),
      'query.gameType must be',
    ],
    ['a missing parameter', visitor('getPromotion'), 'query.promotionId is missing'],
    ['a missing field', login({ password: undefined }), 'body.password'],
    ['a number for a word', login({ username: 7 }), 'body.username'],
    ['an amount of five decimals', withdrawing({ amount: '500.00001' }), 'body.amount'],
    ['a sealed body against the contract', async ({ client }) => client.call('login', await seal({}, 'JWE')), 'body.'],
  ],
  faults: [
    ['a fault with a status', struckBy({ kind: 'status', status: 503 }), 'Fault 0 (status) answered 503'],
    ['a fault that refuses', struckBy({ kind: 'refuse', errorCode: 'own.code' }), 'Fault 0 (refuse) answered'],
    ['a fault that answers a page', struckBy({ kind: 'html', status: 502 }), 'Fault 0 (html) answered 502'],
    ['a fault that answers nothing', struckBy({ kind: 'empty' }), 'Fault 0 (empty) answered'],
    ['a fault of another shape', struckBy({ kind: 'wrong-schema' }), 'Fault 0 (wrong-schema) answered 200'],
    ['a fault that breaks off', struckBy({ kind: 'cut' }), 'Fault 0 (cut) ended the connection'],
    ['a fault that is down', struckBy({ kind: 'down' }), 'Fault 0 (down) ended the connection'],
    ['a fault from the second on', struckBy({ kind: 'html', after: 1 }), 'Fault 0 (html) answered'],
    ['a fault of each second', struckBy({ kind: 'html', every: 2 }), 'Fault 0 (html) answered'],
    [
      'the second of two faults',
      async (world) => {
        await world.faults.set({ operation: 'login', kind: 'html' }, { operation: JACKPOT, kind: 'down' });
        await world.client.call(JACKPOT, { isFault: true }).catch(() => {});
      },
      'Fault 1 (down) ended the connection',
    ],
    [
      'a fault for one member',
      struckBy({ kind: 'html', account: 'lucky' }, member(JACKPOT, { isFault: true })),
      'Fault 0 (html) answered',
    ],
  ],
  right: [
    [
      'a right that a sub-account lacks',
      async (world) => {
        const boss = await world.client.signedIn('boss');
        const pages = [{ page: 'dividend', mayAct: false } as const];
        await boss.value('changeSubAccount', { body: { name: 'anita', paymentPassword: PAYMENT_PASSWORD, pages } });
        const answer = await login({ username: 'boss', subAccount: 'anita' })(world);
        const { token } = (answer as { body: { value: { token: string } } }).body.value;
        await world.client.call('contractDividend', { token, body: { intent: 'end', contractId: 1 } });
      },
      'sub.account.refused',
    ],
  ],
  rules: [
    ['a wrong password', login({ password: 'wrong-one1' }), 'login.failed'],
    ['a puzzle that was not solved', login({ passToken: 'x'.repeat(40) }), '422'],
    [
      'a pause after wrong passwords',
      async (world) => {
        for (let count = 0; count < 6; count += 1) await login({ password: `wrong-one${count}` })(world);
      },
      'captcha.required',
    ],
    [
      'a balance that is too low',
      member('walletTransfer', {
        body: { fromAccountTypeId: 1, toAccountTypeId: 2, amount: '9000000.00', reference: 'too-much-money-1' },
      }),
      'balance.insufficient',
    ],
    [
      'a wrong payment password',
      member('convertPoints', conversion({ paymentPassword: '111111' })),
      'payment.password',
    ],
    ['points that are not there', member('convertPoints', conversion({ points: 100_000_000 })), 'points.day.limit'],
    [
      'a reference for something else',
      async (world) => {
        const client = await world.client.signedIn();
        await client.call('convertPoints', conversion({}));
        await client.call('convertPoints', conversion({ points: 2000 }));
      },
      'reference.reused',
    ],
    ['a withdrawal below the least', withdrawing({ amount: '1.00' }), 'amount.too.small'],
    ['an unknown promo code', member('redeemPromoCode', { body: { code: 'NOTHING' } }), 'promotion.code'],
    [
      'a raffle without tickets',
      member('claimRaffle', { body: { promotionId: RAFFLE, reference } }, 'novice'),
      'raffle.ticket',
    ],
    [
      'a closed channel',
      after(
        scenario('deposit-channel-closed', { channel: 'qr' }),
        member('depositByQr', { body: { channelCode: 'qr', amount: '500.00', reference } }),
      ),
      'channel.closed',
    ],
    [
      'a limit of the member',
      after(
        scenario('limit-reached', { account: 'novice' }),
        member('depositByQr', { body: { channelCode: 'qr', amount: '500.00', reference } }, 'novice'),
      ),
      'limit.deposit',
    ],
    [
      'a draw that has locked',
      async (world) => {
        const lottery = await lotteryNamed(world, 'Mark Six Classic');
        await world.clock.freeze(lottery.drawAt - lottery.lockTime);
        const late = await world.client.signedIn();
        await late.call('placeLotteryBet', { body: slipOn(lottery, { play: 'SPECIAL', content: '7' }) });
      },
      'draw.closed',
    ],
    ['an order that is not there', member('getDepositOrder', { query: { orderNo: 'D20260318000000000000' } }), '404'],
    [
      'a vendor in maintenance',
      after(scenario('vendor-down', { vendor: 'AURUM' }), member('launchGame', { query: { gameCode: 'AURUM_0001' } })),
      'vendor.maintenance',
    ],
  ],
};

describe(operationTitle('explainRequest'), () => {
  const rows = Object.entries(CASES).flatMap(([step, cases]) => cases.map((each) => [step, ...each] as const));

  it.each(rows)('at the step %s, when %s decides › the reason says so', async (step, _, ask, says) => {
    const world = await mock.newWorld();
    await ask(world);
    const [last] = await world.client.value('listRequests', { path: world.path });
    const { reason, steps } = await explanation(world, last?.id ?? '');
    expect(reason).toMatch(new RegExp(`^${step}: `));
    expect(reason).toContain(says);
    expect(reason).toContain(steps.at(-1)?.decision);
  });

  it('when a world is made by a request, and a fault does not strike › the steps say it', async () => {
    const { name } = await mock.newWorld();
    const fresh = mock.client.as({ merchant: 'baize' });
    const { recordId } = await fresh.call('getJackpot', { headers: { 'X-Mock-World': `${name}-typo` } });
    const world = `${name}-typo`;
    const made = await fresh.value('explainRequest', {
      path: { world, recordId: recordId ?? '' },
    });
    expect(made.reason).toBe('It was answered 200: every step let it pass.');
    expect(made.steps[1]).toMatchObject({
      step: 'world',
      decision: expect.stringContaining('was made by this request'),
    });
    await fresh.value('setFaults', {
      path: { world },
      body: [{ operation: 'getJackpot', kind: 'html', account: 'victor' }],
    });
    await fresh.call('getJackpot', { headers: { 'X-Mock-World': world } });
    const passed = await fresh.value('explainRequest', { path: { world, recordId: '0-2' } });
    expect(passed.steps.find(({ step }) => step === 'faults')?.decision).toBe(
      'Fault 0 (html of getJackpot) is for another member.',
    );
  });

  it('when the contract is broken › each place, and its rule in the schema', async () => {
    const world = await mock.newWorld();
    await world.client.call('listNotices', { query: { pageNo: 0, pageSize: 0.5 } });
    expect((await explanation(world, '0-1')).violations).toEqual([
      { place: 'query.pageNo', rule: expect.stringMatching(/minimum$/), message: 'must be >= 1' },
      { place: 'query.pageSize', rule: expect.stringMatching(/type$/), message: 'must be integer' },
    ]);
  });
});
