import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { newcomer, proved } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import { DAY, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const LUCKY = '203.0.113.20';
/** In another /24. */
const FRIEND = '203.0.114.9';

/** Signs lucky in, and juanito up by lucky's code from an address. */
async function invited(world: TestWorld, ip: string, inviterIp = LUCKY) {
  const lucky = await world.client.signedIn('lucky', { ip: inviterIp, language: 'EN' });
  const { code } = await lucky.value('getReferral');
  const { body, status } = await world.client.call('registerMember', {
    ...(await proved(world, 'baize', newcomer('baize', { referralCode: code }))),
    ip,
  });
  expect(status).toBe(200);
  const { token } = (body as { value: { token: string } }).value;
  return { lucky, juanito: world.client.as({ merchant: 'baize', token, language: 'EN' }) };
}

const rewardsOf = async (client: Client) =>
  (await client.value('listRewards')).list
    .filter(({ source }) => source === 'REFERRAL')
    .map(({ title, kind, amount, state }) => [title, kind, amount, state]);
const tiersOf = async (client: Client) => (await client.value('listReferrals')).list[0]?.tiers;

describe(operationTitle('getReferral'), () => {
  it('when a member asks for the first time › a code is made, once; the seeded one stays', async () => {
    const { client } = await mock.newWorld();
    expect(await (await client.signedIn()).value('getReferral')).toMatchObject({
      code: 'LUCKY77',
      path: '/register?referralCode=LUCKY77',
      friends: 0,
    });
    const novice = await client.signedIn('novice');
    const codes = await Promise.all(Array.from({ length: 20 }, () => novice.value('getReferral')));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
    expect(codes[0]?.code).toMatch(/^[A-Z2-9]{8}$/);
  });
});

describe(operationTitle('listReferrals'), () => {
  it('when a friend signs up, deposits and bets › both get the reward of each tier, once', async () => {
    const world = await mock.newWorld();
    const { lucky, juanito } = await invited(world, FRIEND);
    const first = ['Friend invited: ju***to signed up', 'POINTS', '50.00', 'CLAIMABLE'];
    expect(await rewardsOf(lucky)).toEqual([first]);
    expect(await rewardsOf(juanito)).toEqual([
      ['Gift for joining by invitation: sign-up', 'POINTS', '50.00', 'CLAIMABLE'],
    ]);
    await reportPayment(world, await newTransfer(juanito, { amount: '500.00' }));
    expect(await tiersOf(lucky)).toMatchObject([{ state: 'REACHED' }, { state: 'REACHED' }, { state: 'OPEN' }]);
    const [friend] = await world.read<{ id: number }>("SELECT id FROM Member WHERE username = 'juanito'");
    const day = Math.floor((WORLD_TIME + 8 * 3_600_000) / DAY);
    const bet = (days: number, counted: number) =>
      world.change(
        "INSERT INTO DailySum (memberId, day, gameType, counted) VALUES (?, ?, 'FISH', ?)",
        friend?.id,
        day + days,
        counted * 10_000,
      );
    await bet(29, 19_999);
    await bet(30, 500);
    expect(await tiersOf(lucky)).toMatchObject([{}, {}, { state: 'OPEN' }]);
    await bet(28, 1);
    const titles = (await rewardsOf(lucky)).map(([, kind, amount]) => `${kind} ${amount}`);
    expect(titles).toEqual(['CREDIT 500.00', 'CREDIT 300.00', 'POINTS 50.00']);
    expect((await rewardsOf(juanito)).map(([, , amount]) => amount)).toEqual(['200.00', '300.00', '50.00']);
    expect(await lucky.value('getReferral')).toMatchObject({
      friends: 1,
      tiers: [{ reached: 1 }, { reached: 1 }, { reached: 1 }],
    });
    const isClaimable = { query: { state: 'CLAIMABLE' } } as const;
    const { list } = await lucky.value('listRewards', isClaimable);
    expect((await lucky.value('countUnread')).rewardCount).toBe(
      list.filter(({ source }) => source !== 'MISSION').length,
    );
  });

  it('when the first deposit is too small, or 30 days have passed › the tier is missed', async () => {
    const world = await mock.newWorld();
    const { juanito } = await invited(world, FRIEND);
    await reportPayment(world, await newTransfer(juanito), { amount: '300.00' });
    await world.clock.freeze(WORLD_TIME + 29 * DAY);
    const before = await world.client.signedIn();
    expect(await tiersOf(before)).toMatchObject([{ state: 'REACHED' }, { state: 'MISSED' }, { state: 'OPEN' }]);
    await world.clock.freeze(WORLD_TIME + 30 * DAY);
    expect(await tiersOf(await world.client.signedIn())).toMatchObject([{}, {}, { state: 'MISSED' }]);
  });

  it.each([
    ['the same /24', '203.0.113.99', LUCKY, 'PENDING'],
    ['the next /24', '203.0.112.20', LUCKY, 'CLAIMABLE'],
    ['the same /64', '2001:db8:7:1::9', '2001:db8:7:1:ffff::1', 'PENDING'],
    ['another /64', '2001:db8:7:2::9', '2001:db8:7:1::1', 'CLAIMABLE'],
    ['the same private range', '192.168.1.9', '192.168.1.7', 'CLAIMABLE'],
    ['the same loopback range', '127.0.0.1', '127.0.0.1', 'CLAIMABLE'],
  ])(
    'when a friend signs up from %s › the rewards are held or not, and no reason is told',
    async (_, ip, own, state) => {
      const world = await mock.newWorld();
      const { lucky, juanito } = await invited(world, ip, own);
      expect((await rewardsOf(lucky)).map((row) => row[3])).toEqual([state]);
      expect((await rewardsOf(juanito)).map((row) => row[3])).toEqual([state]);
      expect(await tiersOf(lucky)).toMatchObject([{ state: state === 'PENDING' ? 'REVIEW' : 'REACHED' }, {}, {}]);
    },
  );

  it('when the inviter’s session is older than 30 days › the rewards are not held', async () => {
    const world = await mock.newWorld();
    await world.client.signIn('lucky', { ip: '203.0.113.20' });
    await world.clock.advance(31 * DAY);
    const { lucky } = await invited(world, '203.0.113.99', '198.18.0.1');
    expect((await rewardsOf(lucky)).map((row) => row[3])).toEqual(['CLAIMABLE']);
  });

  it('when a friend has a payout number that the inviter removed › the next reward is held', async () => {
    const world = await mock.newWorld();
    const { lucky, juanito } = await invited(world, FRIEND);
    await rewardsOf(lucky);
    await world.change('UPDATE PayoutAccount SET removedAt = ?, activeKey = NULL WHERE memberId = 1001', WORLD_TIME);
    await world.change(
      `INSERT INTO PayoutAccount (brandCode, memberId, kind, provider, number, holder, createdAt, usableFrom)
        SELECT brandCode, (SELECT id FROM Member WHERE username = 'juanito'), kind, provider, number, holder, createdAt, usableFrom
        FROM PayoutAccount WHERE memberId = 1001 LIMIT 1`,
    );
    await reportPayment(world, await newTransfer(juanito, { amount: '500.00' }));
    expect((await rewardsOf(lucky)).map((row) => row[3])).toEqual(['PENDING', 'CLAIMABLE']);
  });
});

const BAIZE = { brand: 'baize' };

const held = (world: TestWorld) => world.client.value('listHeldRewards', { path: { ...world.path, ...BAIZE } });
const decide = (world: TestWorld, rewardId: number, decision: 'release' | 'refuse', brand = 'baize') =>
  world.client.call('answerHeldReward', { path: { ...world.path, brand, rewardId }, body: { decision } });

/** Lucky and juanito, signed up from lucky's network, each with a held reward of the deposit tier. */
async function heldDeposit() {
  const world = await mock.newWorld();
  const { lucky, juanito } = await invited(world, '203.0.113.99');
  await reportPayment(world, await newTransfer(juanito, { amount: '500.00' }));
  await rewardsOf(lucky);
  const own = (await held(world)).find(({ account, tier }) => account === 'lucky' && tier === 'DEPOSIT');
  return { world, lucky, juanito, rewardId: own?.rewardId ?? 0 };
}

const claim = async (client: Client, rewardId: number) =>
  (await client.value('claimReward', { body: { rewardIds: [rewardId] } })).list[0]?.reason;
const latestTitle = async (client: Client) => (await client.value('listMessages')).list[0]?.title;

describe(operationTitle('listHeldRewards'), () => {
  it('when a friend signed up from the inviter’s network › both rewards of each step, with the reason', async () => {
    const { world } = await heldDeposit();
    const rows = await held(world);
    const reward = { friend: 'juanito', reason: 'NETWORK', createdAt: WORLD_TIME };
    expect(rows.map(({ rewardId: _, ...row }) => row)).toEqual([
      { ...reward, account: 'lucky', tier: 'REGISTER', kind: 'POINTS', amount: '50.00' },
      { ...reward, account: 'juanito', tier: 'REGISTER', kind: 'POINTS', amount: '50.00' },
      { ...reward, account: 'lucky', tier: 'DEPOSIT', kind: 'CREDIT', amount: '300.00' },
      { ...reward, account: 'juanito', tier: 'DEPOSIT', kind: 'CREDIT', amount: '300.00' },
    ]);
    expect(await world.client.value('listHeldRewards', { path: { ...world.path, brand: 'lotus' } })).toEqual([]);
  });
});

describe(operationTitle('answerHeldReward'), () => {
  it('when 20 releases come at once › it is claimable, is paid once, and is told once', async () => {
    const { world, lucky, rewardId } = await heldDeposit();
    expect(await claim(lucky, rewardId)).toBe('PENDING');
    const before = Number((await lucky.value('getBalance')).sumBalance);
    const unread = (await lucky.value('countUnread')).unreadCount;
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(world, rewardId, 'release')));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { rewardId, state: 'claimable' } });
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(before);
    expect((await lucky.value('countUnread')).unreadCount).toBe(unread + 1);
    expect(await latestTitle(lucky)).toBe('Your reward was approved');
    expect(await claim(lucky, rewardId)).toBeNull();
    expect(await claim(lucky, rewardId)).toBe('CLAIMED');
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(before + 300);
    expect(await decide(world, rewardId, 'release')).toMatchObject({ status: 200, body: { state: 'claimed' } });
    expect(await decide(world, rewardId, 'refuse')).toMatchObject({
      status: 409,
      body: { errorCode: 'reward.decided' },
    });
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(before + 300);
    expect((await held(world)).map((row) => row.rewardId)).not.toContain(rewardId);
    await expectBalancedBooks(world);
  });

  it('when it is refused › it is revoked for good, and the other’s stays held', async () => {
    const { world, lucky, juanito, rewardId } = await heldDeposit();
    for (const _ of [1, 2])
      expect(await decide(world, rewardId, 'refuse')).toMatchObject({ status: 200, body: { state: 'revoked' } });
    expect(await decide(world, rewardId, 'release')).toMatchObject({ status: 409 });
    expect(await latestTitle(lucky)).toBe('Your reward was not approved');
    expect((await rewardsOf(lucky)).map((row) => row[3])).toEqual(['REVOKED', 'PENDING']);
    expect((await rewardsOf(juanito)).map((row) => row[3])).toEqual(['PENDING', 'PENDING']);
    expect(await tiersOf(lucky)).toMatchObject([{ state: 'REVIEW' }, { state: 'MISSED' }, { state: 'OPEN' }]);
    expect(await claim(lucky, rewardId)).toBe('REVOKED');
    await expectBalancedBooks(world);
  });

  it('when it is none of the brand’s referral › 404', async () => {
    const { world, rewardId } = await heldDeposit();
    const [other] = await world.read<{ id: number }>("SELECT id FROM Reward WHERE source = 'PROMOTION' LIMIT 1");
    const refused = { status: 404, body: { errorCode: 'reward.not.found' } };
    expect(await decide(world, rewardId, 'release', 'lotus')).toMatchObject(refused);
    expect(await decide(world, other?.id ?? 0, 'release')).toMatchObject(refused);
    expect(await decide(world, 999_999, 'refuse')).toMatchObject(refused);
  });
});
