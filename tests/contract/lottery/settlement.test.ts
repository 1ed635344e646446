import { expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { lotteryNamed, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

/** `LOTTERY_ORDERS=10000` measures the time of a settlement. */
const ORDERS = Number(process.env.LOTTERY_ORDERS ?? 300);
const LINES = 100;

it('settles many orders of one draw once each, while other requests are answered', async () => {
  const world = await mock.newWorld();
  const players = await Promise.all(['lucky', 'victor'].map((name) => world.client.signedIn(name)));
  const lottery = await lotteryNamed(world, 'Classic Five Star');
  const line = { play: 'SIDES_1', content: 'big', unit: '0.02', multiple: 1 };
  for (let slip = 0; slip * LINES < ORDERS; slip += 1) {
    const body = slipOn(lottery, line, `many-orders-${slip}`);
    const lines = Array.from({ length: Math.min(LINES, ORDERS - slip * LINES) }, () => line);
    await players[slip % 2]?.value('placeLotteryBet', { body: { ...body, lines } });
  }
  await world.decideDraw(lottery, { balls: [9, 2, 3, 4, 5] });
  const { now } = await world.clock.advance(0);
  const startedAt = performance.now();
  let [isDone, waited, asked] = [false, 0, 0];
  const settled = world.clock.advance(lottery.drawAt - now).then(() => {
    isDone = true;
  });
  while (!isDone) {
    const at = performance.now();
    await players[0]?.value('getBalance');
    waited = Math.max(waited, performance.now() - at);
    asked += 1;
  }
  await settled;
  const took = performance.now() - startedAt;
  console.log(
    `${ORDERS} orders settled in ${took.toFixed(0)} ms; the longest of ${asked} requests meanwhile took ${waited.toFixed(0)} ms`,
  );
  const states = await world.read<{ state: number; orders: number; win: number }>(
    'SELECT state, COUNT(*) AS orders, SUM(win) AS win FROM LotteryOrder WHERE time >= ? GROUP BY state',
    WORLD_TIME,
  );
  expect(states).toEqual([{ state: 4, orders: ORDERS, win: ORDERS * 388 }]);
  expect(await world.read('SELECT 1 FROM DueEvent WHERE kind LIKE ?', 'lottery%')).toEqual([]);
  await expectBalancedBooks(world);
});

it('settles everything once and in order when two advance the clock by a month', async () => {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn();
  const fast = await lotteryNamed(world, 'One Minute Lotto');
  const weekly = await lotteryNamed(world, 'Mark Six Classic');
  for (const [lottery, line] of [
    [fast, { play: 'EACH', content: '1|2|3|4|5', unit: '0.2' }],
    [weekly, { play: 'SPECIAL', content: '7,8,9', unit: '0.2' }],
  ] as const) {
    const draws = await lucky.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 12 } });
    const chase = draws.map(({ numero }) => ({ numero, multiple: 1 }));
    await lucky.value('placeLotteryBet', { body: { ...slipOn(lottery, line), chase } });
  }
  await Promise.all([world.clock.advance(30 * DAY), world.clock.advance(30 * DAY)]);
  await world.clock.advance(MINUTE);
  const open = await world.read('SELECT orderNo FROM LotteryOrder WHERE state = 2');
  expect(open).toEqual([]);
  const late = await world.read('SELECT orderNo FROM LotteryOrder WHERE time >= ? AND settledAt <> drawAt', WORLD_TIME);
  expect(late).toEqual([]);
  const entries = await world.read<{ time: number }>(
    'SELECT time FROM LedgerEntry WHERE typeCode = 4100 AND time >= ? ORDER BY id',
    WORLD_TIME,
  );
  expect(entries.map(({ time }) => time)).toEqual(entries.map(({ time }) => time).sort((a, b) => a - b));
  await expectBalancedBooks(world);
});
