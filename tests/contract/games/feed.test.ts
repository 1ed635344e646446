import { describe, expect, it } from 'vitest';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { play } from '../../support/rewards.ts';
import { OpenGame } from '../../support/vendor.ts';
import { DAY, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const SLOT = 'AURUM_0001';
/** 500 units, in hundredths. */
const HIGH = 50_000;

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const read = async (client: Client, kind: NonNullable<Query<'listBetFeed'>['kind']> = 'ALL') =>
  (await client.value('listBetFeed', { query: { kind } })).list;

/** Settles seeded orders of a lottery anew. */
async function settleOrders(world: TestWorld, settledAt: number) {
  const own = await world.running.worlds.use(world.name);
  await own.patch('LotteryOrder', { state: 5 }, { settledAt: new Date(settledAt) });
}

describe(operationTitle('listBetFeed'), () => {
  it('has the ten bets that were settled last, with masked players, for visitors and members', async () => {
    const { world, lucky } = await begin();
    await play(world, lucky, SLOT, 300, 120);
    const [first, ...others] = await read(world.client);
    const bet = { playerName: 'lu***ky', game: { gameCode: SLOT }, bet: '3.00', win: '1.20', time: WORLD_TIME };
    expect(first).toMatchObject({ ...bet, isOwn: false });
    expect(others).toHaveLength(9);
    const times = others.map(({ time }) => time);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect((await read(lucky))[0]).toMatchObject({ ...bet, isOwn: true });
  });

  it('shows high stakes and wins of the last day alone where they are asked for', async () => {
    const { world, lucky } = await begin();
    await play(world, lucky, SLOT, HIGH - 1, HIGH - 1);
    await play(world, lucky, SLOT, HIGH);
    await play(world, lucky, SLOT, 100, HIGH);
    const own = (await read(lucky, 'HIGH')).filter(({ isOwn, time }) => isOwn && time === WORLD_TIME);
    expect(own.map(({ bet, win }) => [bet, win]).sort()).toEqual([
      ['1.00', '500.00'],
      ['500.00', '0.00'],
    ]);
    await world.clock.advance(DAY);
    expect(await read(world.client, 'HIGH')).toEqual([]);
  });

  it('shows the own bets of a member, none of a visitor', async () => {
    const { world, lucky } = await begin();
    expect((await read(lucky, 'MINE')).map(({ isOwn }) => isOwn)).toEqual(Array.from({ length: 10 }, () => true));
    expect(await read(world.client, 'MINE')).toEqual([]);
  });

  it('leaves out who does not want to be in it, but for the own eyes', async () => {
    const { world, lucky } = await begin();
    expect(await lucky.value('setPreferences', { body: { isInFeed: false } })).toMatchObject({ isInFeed: false });
    await play(world, lucky, SLOT, 300);
    expect((await read(world.client)).some(({ playerName }) => playerName === 'lu***ky')).toBe(false);
    expect((await read(lucky, 'MINE'))[0]).toMatchObject({ bet: '3.00' });
  });

  it('leaves out trial accounts and free rounds', async () => {
    const { world, lucky } = await begin();
    const { launchUrl } = await world.client.value('launchTrial', { query: { gameCode: SLOT } });
    const token = new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '';
    expect((await new OpenGame(world, token).bet({ level: 1 })).status).toBe(200);
    await play(world, lucky, SLOT, 0, 300);
    expect((await read(world.client)).filter(({ time }) => time === WORLD_TIME)).toEqual([]);
  });

  it('shows a lottery order 30 seconds after its settlement', async () => {
    const { world } = await begin();
    await settleOrders(world, WORLD_TIME - 29_999);
    const isLottery = async () => (await read(world.client)).some(({ game }) => game.gameType === 'LOTT');
    expect(await isLottery()).toBe(false);
    await world.clock.advance(1);
    expect(await isLottery()).toBe(true);
  });
});
