import { describe, expect, it } from 'vitest';
import type { Body, Value } from '../../../openapi/generated/control-operations.ts';
import type { Client } from '../../support/client.ts';
import { depositBody } from '../../support/deposits.ts';
import { mockForFile } from '../../support/mock.ts';
import { type OperationId, operationTitle } from '../../support/operations.ts';
import { newReference, newWithdrawal, withdrawal } from '../../support/orders.ts';
import { newBrowser } from '../../support/push.ts';
import { findGame, giveReward } from '../../support/rewards.ts';
import { openGame } from '../../support/vendor.ts';
import { HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type MemberFile = Value<'getMemberFile'>;

const of = (world: TestWorld, account: string, brand = 'baize') => ({ ...world.path, brand, account });
const read = (world: TestWorld, account = 'lucky'): Promise<MemberFile> =>
  world.client.value('getMemberFile', { path: of(world, account) });

describe(operationTitle('getMemberFile'), () => {
  it('when a player is read › what the player sees, and what waits for the office', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky', { language: 'EN' });
    await giveReward(world);
    const orderNo = await newWithdrawal(lucky);
    const file = await read(world);
    const info = await lucky.value('getMemberInfo');
    expect(file).toMatchObject({
      account: 'lucky',
      type: 0,
      nickname: info.nickname,
      rankLevel: 2,
      upline: 'boss',
      referrer: null,
      registered: info.registered,
      team: null,
    });
    expect(file.money).toEqual(await lucky.value('getBalance'));
    const rollovers = await lucky.value('listRollovers');
    expect(file.rollovers).toEqual(rollovers.list.filter(({ state }) => state === 'open'));
    expect(file.rewards).toEqual((await lucky.value('listRewards', { query: { state: 'CLAIMABLE' } })).list);
    expect(file.rewards.length).toBeGreaterThan(0);
    expect(file.points).toEqual(await lucky.value('getPointBalance'));
    expect(file.limits).toEqual(await lucky.value('getLimits'));
    const accounts = [...(await lucky.value('listBankCards')).list, ...(await lucky.value('listVirtualAccounts')).list];
    expect(file.payoutAccounts).toEqual(accounts);
    expect(file.tickets).toEqual([{ promotionId: 1015, title: expect.any(String), tickets: 3 }]);
    const listed = await world.client.value('listOrders', { path: of(world, ''), query: { account: 'lucky' } });
    expect(file.orders).toEqual(listed.list);
    expect(file.orders.map(({ id }) => id)).toContain(orderNo);
    expect(file.facts).toMatchObject({ hasPassword: true, isPasswordExpired: false, hasPaymentPassword: true });
  });

  it('when sessions are open › each has a stable id, and neither tokens nor payout numbers are told', async () => {
    const world = await mock.newWorld();
    await world.change("UPDATE Brand SET isSingleSession = 0 WHERE code = 'baize'");
    const first = await world.client.signIn();
    await world.clock.advance(10 * MINUTE);
    const second = await world.client.signIn();
    const { text } = await world.client.call('getMemberFile', { path: of(world, 'lucky') });
    const { sessions } = JSON.parse(text) as MemberFile;
    expect(sessions.map(({ since }) => since)).toEqual([WORLD_TIME + 10 * MINUTE, WORLD_TIME]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
    expect((await read(world)).sessions).toEqual(sessions);
    const numbers = await world.read<{ number: string }>('SELECT number FROM PayoutAccount WHERE memberId = 1001');
    expect(numbers.length).toBeGreaterThan(0);
    for (const secret of [first, second, ...numbers.map(({ number }) => number)]) expect(text).not.toContain(secret);
    await world.clock.advance(16 * MINUTE);
    expect((await read(world)).sessions.map(({ since }) => since)).toEqual([WORLD_TIME + 10 * MINUTE]);
  });

  it('when an agent is read › the size of the team, counted in SQL', async () => {
    const world = await mock.newWorld();
    const [counted] = await world.read<{ members: number; lines: number }>(
      `WITH RECURSIVE t(id, depth) AS (SELECT id, 0 FROM Member WHERE brandCode = 'baize' AND username = 'boss'
          UNION ALL SELECT m.id, depth + 1 FROM t JOIN Member m ON m.uplineId = t.id)
        SELECT SUM(depth > 0) AS members, SUM(depth = 1) AS lines FROM t`,
    );
    expect((await read(world, 'boss')).team).toEqual(counted);
  });

  it('when somebody without an upline has become a partner › a team of nobody', async () => {
    const world = await mock.newWorld();
    const path = { ...of(world, ''), partnerId: 1 };
    await world.client.value('decidePartner', { path, body: { decision: 'accept' } });
    expect((await read(world, 'victor')).team).toEqual({ members: 0, lines: 0 });
  });

  it('when the account or the brand is unknown › 404, of every operation about one member', async () => {
    const world = await mock.newWorld();
    const message = { title: { EN: 'Hello' }, text: { EN: 'Hello' } };
    const calls: [OperationId, unknown][] = [
      ['getMemberFile', undefined],
      ['endSessions', undefined],
      ['sendMessage', message],
    ];
    for (const [id, body] of calls) {
      const unknown = await world.client.call(id, { path: of(world, 'lukcy'), body });
      expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'member.not.found' } });
      const elsewhere = await world.client.call(id, { path: of(world, 'lucky', 'nobody'), body });
      expect(elsewhere).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
    }
  });
});

const refusal = (reply: { body: unknown }) => (reply.body as { errorCode?: string }).errorCode ?? null;

/** What the gaming API answers to each action. */
const TRY: Record<string, (client: Client) => Promise<{ body: unknown }>> = {
  deposit: (client) =>
    client.call('depositByTransfer', {
      body: { channelCode: 'bank-transfer', bankCode: 'LUZON', amount: '500.00', reference: newReference() },
    }),
  claim: (client) => client.call('claimReward', { body: { rewardIds: [1] } }),
  chat: (client) => client.call('sendChatMessage', { path: { room: 'EN' }, body: { text: 'Good morning' } }),
  withdraw: async (client) =>
    client.call('withdraw', {
      body: await withdrawal(client, { amount: '200.00', payoutId: await firstPayout(client) }),
    }),
};

const firstPayout = async (client: Client) => (await client.value('listBankCards')).list[0]?.id ?? 1;

const BREAKS = { deposit: 'play.break', play: 'play.break', claim: 'play.break', chat: 'play.break' };
const HELD = { deposit: 'account.held', play: 'account.held', claim: 'account.held', chat: 'account.held' };

/** Each reason once, with what brings it about. */
const CASES: [string, string, (world: TestWorld) => Promise<unknown>, Record<string, string>][] = [
  ['nothing is in the way', 'lucky', async () => {}, {}],
  ['the member is new', 'novice', async () => {}, { chat: 'chat.deposit', withdraw: 'payment.password.missing' }],
  ['in a self-exclusion', 'away', async () => {}, { ...BREAKS, withdraw: 'payment.password.missing' }],
  ['the account is held', 'twin', async () => {}, { ...HELD, withdraw: 'payment.password.missing' }],
  ['the member is banned from the chat', 'lucky', (world) => standing(world, 'BANNED'), { chat: 'chat.banned' }],
  ['the member is muted', 'lucky', (world) => standing(world, 'MUTED'), { chat: 'chat.muted' }],
  [
    'the brand takes neither deposits nor withdrawals',
    'lucky',
    (world) => world.changeBrand('baize', { cashRules: { allowDeposit: false, allowWithdraw: false } }),
    { deposit: 'channel.closed', withdraw: 'method.unknown' },
  ],
  [
    'the accounts are removed',
    'lucky',
    (world) => world.change('UPDATE PayoutAccount SET removedAt = 1 WHERE memberId = 1001'),
    { withdraw: 'payout.account.not.found' },
  ],
  [
    'the accounts are too new',
    'lucky',
    (world) => world.change('UPDATE PayoutAccount SET usableFrom = ? WHERE memberId = 1001', WORLD_TIME + HOUR),
    { withdraw: 'payout.account.not.usable' },
  ],
  [
    'no withdrawal is left today',
    'lucky',
    (world) => world.changeBrand('baize', { cashRules: { dayCount: 0 } }),
    { withdraw: 'withdraw.day.count' },
  ],
  [
    'no amount is left today',
    'lucky',
    (world) => world.changeBrand('baize', { cashRules: { dayAmount: 1 } }),
    { withdraw: 'withdraw.day.amount' },
  ],
  [
    'a bonus must be wagered',
    'lucky',
    (world) =>
      world.change(
        `INSERT INTO Rollover (memberId, cause, orderNo, credited, required, done, state, createdAt)
          VALUES (1001, 'OFFICE', 'P00000001', 124587500, 124587500, 0, 'open', ?)`,
        WORLD_TIME,
      ),
    { withdraw: 'rollover.open' },
  ],
  [
    'the wallets are empty',
    'lucky',
    (world) => world.change('UPDATE Wallet SET balance = 0 WHERE memberId = 1001'),
    { withdraw: 'balance.insufficient' },
  ],
  [
    'something is owed',
    'lucky',
    (world) =>
      world.change(
        `INSERT INTO Debt (brandCode, memberId, orderNo, gameType, remark, amount, "left", createdAt)
          VALUES ('baize', 1001, 'S1', 'ELOTT', '', 10000, 10000, ?)`,
        WORLD_TIME,
      ),
    { withdraw: 'debt.open' },
  ],
  [
    'the payment password is locked',
    'lucky',
    (world) =>
      world.change(
        `INSERT INTO LoginFailure (brandCode, subject, count, lastAt) VALUES ('baize', 'payment:1001', 5, ?)`,
        WORLD_TIME,
      ),
    { withdraw: 'payment.password.locked' },
  ],
  [
    'the deposit limit is used up',
    'lucky',
    async (world) => {
      const lucky = await world.client.signedIn();
      await limit(lucky, { kind: 'DEPOSIT', period: 'DAY', amount: '500.00' });
      await lucky.value('depositByQr', { body: depositBody() });
    },
    { deposit: 'limit.deposit' },
  ],
];

const standing = (world: TestWorld, state: 'MUTED' | 'BANNED') =>
  world.client.value('setChatStanding', { path: { ...world.path, brand: 'baize' }, body: { account: 'lucky', state } });

const limit = (
  client: Client,
  change: { kind: 'DEPOSIT' | 'TIME'; period: 'DAY'; amount?: string; minutes?: number },
) => client.value('setLimits', { body: { limits: [change] } });

describe('What a member can do', () => {
  it.each(CASES)('when %s › the reasons of %s are those of the gaming API', async (_, account, prepare, reasons) => {
    const world = await mock.newWorld();
    await prepare(world);
    const { can } = await read(world, account);
    const told = Object.fromEntries(can.flatMap(({ action, reason }) => (reason === null ? [] : [[action, reason]])));
    expect(told).toEqual(reasons);
    for (const { reason, isAllowed } of can) expect(isAllowed).toBe(reason === null);
    const client = await world.client.signedIn(account);
    for (const [action, attempt] of Object.entries(TRY)) {
      const code = refusal(await attempt(client));
      expect([action, code]).toEqual([action, reasons[action] ?? null]);
    }
  });

  it('when the time of play is used up › a bet is refused', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await limit(lucky, { kind: 'TIME', period: 'DAY', minutes: 1 });
    const { token } = await openGame(world, lucky, await findGame(lucky, 'RNG'));
    await world.change('UPDATE Play SET createdAt = ? WHERE token = ?', WORLD_TIME - MINUTE, token);
    expect((await read(world)).can).toContainEqual({ action: 'play', isAllowed: false, reason: 'limit.time' });
    const launched = await lucky.call('launchGame', { query: { gameCode: await findGame(lucky, 'RNG') } });
    expect(launched).toMatchObject({ status: 422, body: { errorCode: 'limit.time' } });
  });

  it('when a trial account is read › a real account is needed for all', async () => {
    const world = await mock.newWorld();
    const { username } = await world.client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    const { can, type, sessions } = await read(world, username);
    expect([type, sessions.length]).toEqual([4, 1]);
    expect(new Set(can.map(({ reason }) => reason))).toEqual(new Set(['need.true.account']));
  });
});

describe(operationTitle('endSessions'), () => {
  it('when sessions are open › all end, once; their browsers are forgotten, and others stay', async () => {
    const world = await mock.newWorld();
    await world.change("UPDATE Brand SET isSingleSession = 0 WHERE code = 'baize'");
    const end = () => world.client.value('endSessions', { path: of(world, 'lucky') });
    const [one, other, victor] = [
      await world.client.signedIn(),
      await world.client.signedIn(),
      await world.client.signedIn('victor'),
    ];
    await one.value('addPushSubscription', { body: newBrowser().subscription });
    expect(await end()).toEqual({ account: 'lucky', ended: 2 });
    for (const client of [one, other]) expect((await client.call('getBalance')).status).toBe(401);
    expect((await victor.call('getBalance')).status).toBe(200);
    expect(await world.read('SELECT id FROM PushBrowser WHERE memberId = 1001')).toEqual([]);
    expect(await end()).toEqual({ account: 'lucky', ended: 0 });
  });
});

describe(operationTitle('sendMessage'), () => {
  const send = (world: TestWorld, body: Body<'sendMessage'>) =>
    world.client.call('sendMessage', { path: of(world, 'lucky'), body });

  it('when it is sent › in the inbox in the member’s language, escaped, and in browsers that want the topic', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky', { language: 'EN' });
    const browser = newBrowser();
    await lucky.value('addPushSubscription', { body: browser.subscription });
    const { unreadCount } = await lucky.value('countUnread');
    const body = { title: { TY: 'Kumusta', EN: 'Hello' }, text: { TY: 'A <b>gift</b> & more' } };
    expect(await send(world, body)).toMatchObject({
      status: 200,
      body: { account: 'lucky', title: { EN: 'Hello', TY: 'Kumusta', VI: 'Kumusta' } },
    });
    expect((await lucky.value('countUnread')).unreadCount).toBe(unreadCount + 1);
    const [message] = (await lucky.value('listMessages')).list;
    expect(message).toMatchObject({ title: 'Hello', time: WORLD_TIME, isRead: false, sender: null, subject: null });
    expect(message?.content).toBe('<p>A &#60;b&#62;gift&#60;/b&#62; &#38; more</p>');
    expect((await lucky.value('listMessages', { language: 'TH' })).list[0]?.title).toBe('Kumusta');
    const pushed = async () =>
      (await world.inbox.list(browser.endpoint)).map(({ push }) => browser.open(push?.body ?? ''));
    expect(await pushed()).toMatchObject([{ title: 'Hello', text: 'A <b>gift</b> & more' }]);
    expect((await send(world, { ...body, topic: 'promotions' })).status).toBe(200);
    expect(await pushed()).toHaveLength(1);
  });

  it('when the brand’s default language is missing › 422 names it, and nothing is written', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { total } = await lucky.value('listMessages');
    const refused = await send(world, { title: { EN: 'Hello' }, text: { TY: 'Kumusta' } });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'content.languages' } });
    expect(refused.text).toContain("body.title: the brand's language TY is missing");
    expect((await lucky.value('listMessages')).total).toBe(total);
  });
});
