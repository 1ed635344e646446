import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { CONTACT } from './inputs.ts';

const mock = mockForFile();

/** The Monday after the world's start. */
const MONDAY = WORLD_TIME + 12 * HOUR + 4 * DAY;

const readBoard = (client: Client, period: 'WEEK' | 'MONTH' = 'WEEK') =>
  client.value('getMissionLeaderboard', { query: { period } });

/** Gives members claims of missions. */
async function addClaims(
  world: TestWorld,
  claims: readonly { memberId: number; activity: number; claimedAt: number }[],
) {
  for (const [index, { memberId, activity, claimedAt }] of claims.entries())
    await world.change(
      `INSERT INTO Reward (brandCode, memberId, source, sourceKey, title, kind, amount, activity, state, createdAt, claimableFrom, claimedAt)
        VALUES ('baize', ?, 'MISSION', ?, '{"EN":"Mission"}', 'POINTS', 10000, ?, 'claimed', ?, ?, ?)`,
      memberId,
      `test ${index}`,
      activity,
      claimedAt,
      claimedAt,
      claimedAt,
    );
}

describe(operationTitle('getMissionLeaderboard'), () => {
  it('when the world begins › its board is alive: masked names, the most points first', async () => {
    const { client } = await mock.newWorld();
    const board = await readBoard(await client.signedIn());
    expect(board.list.length).toBeGreaterThan(20);
    expect(board).toMatchObject({ period: 'WEEK', endsAt: MONDAY, total: board.list.length, own: null });
    const points = board.list.map(({ activity }) => activity);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(board.list.map(({ place }) => place)).toEqual(points.map((_, index) => index + 1));
    for (const { playerName } of board.list) expect(playerName).toMatch(/^..\*\*\*..$/);
  });

  it('when the member claims a mission › its points count, and the own place is told', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky');
    const { total } = await readBoard(lucky);
    await lucky.value('claimMission', { body: { missionIds: [CONTACT] } });
    const { own, list } = await readBoard(lucky);
    expect(own).toMatchObject({ activity: 10, isOwn: true, playerName: 'lu***ky' });
    expect(list[(own?.place ?? 0) - 1]).toEqual(own);
    expect((await readBoard(lucky)).total).toBe(total + 1);
  });

  it('when there are thousands before the member › the own place is told, and fifty are listed', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky');
    await world.change(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4210)
      INSERT INTO Member (id, brandCode, username, passwordHash, passwordChangedAt, type, nickname, avatar, rankLevel, labels, toUpline, isFirstLogin, registeredAt)
      SELECT 900000 + i, 'baize', 'crowd' || i, '', 0, 0, 'Crowd', 1, 0, '[]', 0, 0, 0 FROM n`);
    await world.change("DELETE FROM Reward WHERE source = 'MISSION'");
    await world.change(
      `INSERT INTO Reward (brandCode, memberId, source, sourceKey, title, kind, amount, activity, state, createdAt, claimableFrom, claimedAt)
        SELECT 'baize', id, 'MISSION', 'test', '{}', 'POINTS', 10000, 1000, 'claimed', ?1, ?1, ?1 FROM Member WHERE id > 900000`,
      WORLD_TIME - 1,
    );
    await addClaims(world, [{ memberId: 1001, activity: 7, claimedAt: WORLD_TIME }]);
    expect(await readBoard(lucky)).toMatchObject({ total: 4211, own: { place: 4211, activity: 7 } });
    expect((await readBoard(lucky)).list).toHaveLength(50);
  });

  it('when two have the same points › the one who reached them earlier is before the other', async () => {
    const world = await mock.newWorld();
    await addClaims(world, [
      { memberId: 1002, activity: 60_000, claimedAt: WORLD_TIME - 2 },
      { memberId: 1001, activity: 60_000, claimedAt: WORLD_TIME - 1 },
    ]);
    const { list } = await readBoard(await world.client.signedIn());
    expect(list.slice(0, 2).map(({ playerName }) => playerName)).toEqual(['vi***or', 'lu***ky']);
  });

  it.each([
    ['the first millisecond of the week', MONDAY - 7 * DAY, 60_000],
    ['the last millisecond before it', MONDAY - 7 * DAY - 1, undefined],
  ])('when a mission was claimed in %s › it counts for that week alone', async (_, claimedAt, activity) => {
    const world = await mock.newWorld();
    await addClaims(world, [{ memberId: 1001, activity: 60_000, claimedAt }]);
    const lucky = await world.client.signedIn();
    expect((await readBoard(lucky)).own?.activity).toBe(activity);
    expect((await readBoard(lucky, 'MONTH')).own?.activity).toBe(60_000);
  });
});

describe('the prizes of the leaderboard', () => {
  const listPrizes = async (world: TestWorld) =>
    world.read<{ memberId: number; sourceKey: string; amount: number; createdAt: number; claimableUntil: number }>(
      `SELECT memberId, sourceKey, amount, createdAt, claimableUntil FROM Reward WHERE sourceKey LIKE 'board %' ORDER BY createdAt, brandCode, sourceKey, memberId`,
    );
  const lead = (world: TestWorld) => addClaims(world, [{ memberId: 1001, activity: 60_000, claimedAt: WORLD_TIME }]);

  it('when the week ends › the places have rewards to claim for seven days, once', async () => {
    const world = await mock.newWorld();
    await lead(world);
    await world.clock.freeze(MONDAY - 1);
    const early = await world.client.signedIn('lucky', { language: 'EN' });
    const prizes = async (client: Client) =>
      (await client.value('listRewards')).list.filter(({ title }) => title.includes('leaderboard'));
    expect(await prizes(early)).toEqual([]);
    await world.clock.freeze(MONDAY);
    const member = await world.client.signedIn('lucky', { language: 'EN' });
    const [prize, ...rest] = await prizes(member);
    expect(rest).toEqual([]);
    expect(prize).toMatchObject({
      title: 'Weekly mission leaderboard: place 1',
      amount: '888.00',
      required: '888.00',
      state: 'CLAIMABLE',
      claimableUntil: MONDAY + 7 * DAY,
    });
    const { rewardCount } = await member.value('countUnread');
    expect(rewardCount).toBeGreaterThanOrEqual(1);
  });

  it('when the clock advances by 40 days at once › they are the same as week after week', async () => {
    const [once, weekly] = [await mock.newWorld(), await mock.newWorld()];
    for (const world of [once, weekly]) await lead(world);
    await once.clock.advance(40 * DAY);
    await once.client.signIn();
    for (let day = 0; day < 40; day += 5) {
      await weekly.clock.advance(5 * DAY);
      await weekly.client.signIn();
    }
    const prizes = await listPrizes(once);
    expect(prizes.length).toBeGreaterThan(60);
    expect(await listPrizes(weekly)).toEqual(prizes);
    expect(new Set(prizes.map(({ sourceKey }) => sourceKey.split(' ')[1]))).toEqual(new Set(['WEEK', 'MONTH']));
  });
});
