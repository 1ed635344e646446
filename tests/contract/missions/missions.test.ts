import { describe, expect, it } from 'vitest';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import { DAY, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { CONTACT } from './inputs.ts';

const mock = mockForFile();

/** Baize's. */
const [SIGN_IN, BET, BET_RNG, WINS_RNG, GAMES_RNG] = [1001, 1002, 1003, 1004, 1005] as const;
const DEPOSIT = 1008;
const [WEEK_SIGN_IN, WEEK_RANK] = [1009, 1014] as const;
const [PAYMENT_PASSWORD, FIRST_DEPOSIT, FIRST_BET, LIMIT, LAST] = [1016, 1017, 1018, 1019, 1020] as const;

/** The midnight after the world's start, and the Monday after it. */
const MIDNIGHT = WORLD_TIME + 12 * 60 * MINUTE;
const MONDAY = MIDNIGHT + 4 * DAY;
const UNIT = 10_000n;

let plays = 0;

/** Plays a settled round now. */
async function play(world: TestWorld, client: Client, stake: number, { win = 0, gameCode = 'AURUM_0001' } = {}) {
  const { launchUrl } = await client.value('launchGame', { query: { gameCode } });
  const token = new URL(launchUrl ?? '', 'http://vendor.example').searchParams.get('token') ?? '';
  plays += 1;
  const round = { stake: BigInt(stake) * UNIT, win: BigInt(win) * UNIT, detail: {} };
  await playRound(await world.running.worlds.use(world.name), token, `mission-${plays}`, () => round);
}

type Mission = Value<'listMissions'>['groups'][number]['list'][number];

async function listMissions(client: Client): Promise<Mission[]> {
  const { groups } = await client.value('listMissions');
  return groups.flatMap(({ list }) => list);
}

async function findMission(client: Client, id: number, isBefore = false): Promise<Mission | undefined> {
  return (await listMissions(client)).find((each) => each.missionId === id && each.isBefore === isBefore);
}

async function claim(client: Client, ...missionIds: number[]) {
  const { list } = await client.value('claimMission', { body: { missionIds } });
  return { list: list.map(({ rewards: _, ...each }) => each) };
}
const claimed = (missionId: number) => ({ missionId, isClaimed: true, reason: null });
const refused = (missionId: number, reason: string) => ({ missionId, isClaimed: false, reason });

async function begin(username = 'lucky') {
  const world = await mock.newWorld();
  const at = async (time: number) => {
    await world.clock.freeze(time);
    return world.client.signedIn(username, { language: 'EN' });
  };
  return { world, at, member: await world.client.signedIn(username, { language: 'EN' }) };
}

describe(operationTitle('listMissions'), () => {
  it('when stakes settle › they count for bets, wins and different games of the category, at once', async () => {
    const { world, member } = await begin();
    const progress = async () =>
      Promise.all([BET, WINS_RNG, GAMES_RNG].map(async (id) => (await findMission(member, id))?.done));
    const before = await progress();
    expect(before).toEqual(['0.00', '0.00', '0.00']);
    await play(world, member, 200, { win: 300 });
    await play(world, member, 299);
    await play(world, member, 0, { gameCode: 'AURUM_0002' });
    expect(await progress()).toEqual(['499.00', '1.00', '2.00']);
    expect(await findMission(member, BET)).toMatchObject({ state: 'OPEN', required: '500.00' });
    await play(world, member, 1);
    expect(await findMission(member, BET)).toMatchObject({ state: 'CLAIMABLE', done: '500.00' });
  });

  it('when another mission opens it › it is locked until then, and counts what was done before', async () => {
    const { world, member } = await begin();
    const title = (await findMission(member, BET))?.title;
    expect(await findMission(member, BET_RNG)).toMatchObject({ state: 'LOCKED', reason: 'AFTER', after: title });
    await play(world, member, 1_000);
    expect(await findMission(member, BET_RNG)).toMatchObject({ state: 'CLAIMABLE', reason: null, after: null });
  });

  it('when it is for a higher rank › it is locked and says which; not for the members of that rank', async () => {
    const { world, member } = await begin();
    const rank = { state: 'LOCKED', reason: 'RANK', minimumRank: 3 };
    expect(await findMission(member, WEEK_RANK)).toMatchObject(rank);
    expect((await claim(member, WEEK_RANK)).list).toEqual([refused(WEEK_RANK, 'LOCKED')]);
    const victor = await world.client.signedIn('victor');
    expect(await findMission(victor, WEEK_RANK)).toMatchObject({ state: 'OPEN', reason: null });
  });

  it('when a deposit is credited › its day counts it; one that is under way does not count', async () => {
    const { world, member } = await begin();
    const orderNo = await newTransfer(member, { amount: '500.00' });
    expect(await findMission(member, DEPOSIT)).toMatchObject({ state: 'OPEN', done: '0.00' });
    await reportPayment(world, orderNo);
    expect(await findMission(member, DEPOSIT)).toMatchObject({ state: 'CLAIMABLE' });
  });

  it('when the member logs in › a day counts once, from Monday on', async () => {
    const { member, at } = await begin('novice');
    expect(await findMission(member, WEEK_SIGN_IN)).toMatchObject({ done: '1.00' });
    expect(await findMission(await at(WORLD_TIME + MINUTE), WEEK_SIGN_IN)).toMatchObject({ done: '1.00' });
    expect(await findMission(await at(MIDNIGHT), WEEK_SIGN_IN)).toMatchObject({ done: '2.00' });
    expect(await findMission(await at(MONDAY - 1), WEEK_SIGN_IN)).toMatchObject({ done: '3.00' });
    expect(await findMission(await at(MONDAY), WEEK_SIGN_IN)).toMatchObject({ done: '1.00' });
  });

  it('when a newcomer goes the first steps › each is done once, and the next ones open', async () => {
    const world = await mock.newWorld();
    await register(world, 'baize');
    const member = await world.client.signedIn('juanito');
    const states = async () => {
      const missions = await listMissions(member);
      return [CONTACT, PAYMENT_PASSWORD, FIRST_DEPOSIT, FIRST_BET, LIMIT, LAST].map(
        (id) => missions.find(({ missionId }) => missionId === id)?.state,
      );
    };
    expect(await states()).toEqual(['CLAIMABLE', 'OPEN', 'OPEN', 'LOCKED', 'OPEN', 'LOCKED']);
    await member.value('setLimits', { body: { limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: '9000' }] } });
    await reportPayment(world, await newTransfer(member));
    expect(await states()).toEqual(['CLAIMABLE', 'OPEN', 'CLAIMABLE', 'OPEN', 'CLAIMABLE', 'LOCKED']);
    await play(world, member, 5);
    expect(await states()).toEqual(['CLAIMABLE', 'OPEN', 'CLAIMABLE', 'CLAIMABLE', 'CLAIMABLE', 'OPEN']);
  });

  it.each([
    ['the last millisecond of a day', MIDNIGHT - 1, '0.00', true],
    ['the first millisecond of the next', MIDNIGHT, '500.00', false],
  ])('when a bet settles in %s › it counts for that day alone', async (_, time, done, isBefore) => {
    const { world, at } = await begin();
    await play(world, await at(time), 500);
    const member = await at(MIDNIGHT + MINUTE);
    expect(await findMission(member, BET)).toMatchObject({ done });
    expect(await findMission(member, BET, true)).toEqual(
      isBefore
        ? expect.objectContaining({ state: 'CLAIMABLE', endsAt: MIDNIGHT, claimableUntil: MIDNIGHT + DAY })
        : undefined,
    );
  });
});

describe(operationTitle('claimMission'), () => {
  it('when it is done › it pays points or a credit with its rollover; again it says why not', async () => {
    const { world, member } = await begin();
    await reportPayment(world, await newTransfer(member, { amount: '500.00' }));
    const others = [refused(BET, 'OPEN'), refused(BET_RNG, 'LOCKED'), refused(2_001, 'UNKNOWN')];
    expect((await claim(member, SIGN_IN, DEPOSIT, BET, BET_RNG, 2_001)).list).toEqual([
      claimed(SIGN_IN),
      claimed(DEPOSIT),
      ...others,
    ]);
    expect((await claim(member, SIGN_IN)).list).toEqual([refused(SIGN_IN, 'CLAIMED')]);
    expect(await findMission(member, DEPOSIT)).toMatchObject({ state: 'CLAIMED' });
    const { list } = await member.value('listRollovers');
    expect(list.find(({ cause }) => cause === 'MISSION')).toMatchObject({ credited: '5.00', required: '5.00' });
    const [points] = await world.read('SELECT kind, amount FROM PointEntry WHERE memberId = 1001 ORDER BY id DESC');
    expect(points).toMatchObject({ kind: 'REWARD', amount: 5 });
    await expectBalancedBooks(world);
  });

  it('when it was claimed as a reward › it is claimed; and the reverse', async () => {
    const { member } = await begin();
    const { list } = await member.value('listRewards', { query: { state: 'CLAIMABLE' } });
    const missions = list.filter(({ source }) => source === 'MISSION');
    const first = missions.at(-1)?.rewardId ?? 0;
    const badge = async () => (await member.value('countUnread')).missionCount;
    expect(await badge()).toBe(missions.length);
    await member.value('claimReward', { body: { rewardIds: [first] } });
    expect(await badge()).toBe(missions.length - 1);
    expect(await findMission(member, SIGN_IN)).toMatchObject({ state: 'CLAIMED' });
    expect((await claim(member, SIGN_IN, CONTACT)).list).toEqual([refused(SIGN_IN, 'CLAIMED'), claimed(CONTACT)]);
    const again = await member.value('claimReward', { body: { rewardIds: missions.map(({ rewardId }) => rewardId) } });
    expect(again.list.filter(({ reason }) => reason === 'CLAIMED')).toHaveLength(2);
  });

  it('when 200 claims come at once › one wins, and each other says that it was claimed', async () => {
    const { world, member } = await begin();
    const answers = await Promise.all(Array.from({ length: 200 }, () => claim(member, CONTACT)));
    const list = answers.flatMap((answer) => answer.list);
    expect(list.filter(({ isClaimed }) => isClaimed)).toHaveLength(1);
    expect(list.filter(({ reason }) => reason === 'CLAIMED')).toHaveLength(199);
    expect(
      await world.read(
        `SELECT COUNT(*) AS n FROM PointEntry WHERE memberId = 1001 AND kind = 'REWARD' AND time >= (SELECT startedAt FROM WorldState)`,
      ),
    ).toEqual([{ n: 1 }]);
  });

  it.each([
    ['in the last millisecond of the grace, both days', MIDNIGHT + DAY - 1, [claimed(SIGN_IN)], 2],
    ['after it, the present day alone', MIDNIGHT + DAY, [claimed(SIGN_IN)], 1],
  ])('when the day is over › it is claimed %s', async (_, time, expected, entries) => {
    const { world, at } = await begin('stale');
    const member = await at(time);
    expect((await claim(member, SIGN_IN)).list).toEqual(expected);
    const rows = await world.read("SELECT id FROM Reward WHERE memberId = 1005 AND title LIKE '%Log in today%'");
    expect(rows).toHaveLength(entries);
  });

  it('when a week was done and its grace is over › it has expired', async () => {
    const { at } = await begin();
    const victor = await at(WORLD_TIME);
    await victor.value('listMissions');
    for (const days of [0, 1, 2, 3]) await at(MIDNIGHT + days * DAY);
    const sunday = await at(MONDAY - 1);
    expect(await findMission(sunday, WEEK_SIGN_IN)).toMatchObject({ state: 'CLAIMABLE' });
    expect(await findMission(await at(MONDAY + DAY - 1), WEEK_SIGN_IN, true)).toMatchObject({ state: 'CLAIMABLE' });
    const late = await at(MONDAY + DAY);
    expect(await findMission(late, WEEK_SIGN_IN, true)).toMatchObject({ state: 'EXPIRED' });
    expect((await claim(late, WEEK_SIGN_IN)).list).toEqual([refused(WEEK_SIGN_IN, 'OPEN')]);
  });
});

describe(operationTitle('getMissionSummary'), () => {
  it('when it is asked › it counts the list, and names the open mission of which most is done', async () => {
    const { world, member } = await begin();
    await play(world, member, 499);
    await claim(member, CONTACT);
    const missions = await listMissions(member);
    const count = (state: Mission['state']) => missions.filter((each) => each.state === state).length;
    expect(await member.value('getMissionSummary')).toMatchObject({
      claimable: count('CLAIMABLE'),
      open: count('OPEN'),
      locked: count('LOCKED'),
      claimed: 1,
      next: { missionId: BET, done: '499.00' },
    });
  });
});

describe(operationTitle('countUnread'), () => {
  it('when the member is on a break › no missions and rewards are advertised', async () => {
    const { world, member } = await begin();
    expect((await member.value('countUnread')).missionCount).toBeGreaterThan(0);
    await member.value('startTimeOut', { body: { days: 1 } });
    const later = await world.client.signedIn();
    expect(await later.value('countUnread')).toMatchObject({ missionCount: 0, rewardCount: 0 });
  });

  it('when the brand has no missions › there are none, nor among the rewards', async () => {
    const { world, member } = await begin();
    await world.changeBrand('baize', { modules: { MISSION3: false } });
    expect(await member.value('countUnread')).toMatchObject({ missionCount: 0 });
    expect((await member.value('listRewards')).list.filter(({ source }) => source === 'MISSION')).toEqual([]);
  });
});
