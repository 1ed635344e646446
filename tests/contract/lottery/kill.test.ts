import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../../../mock-server/worlds/random.ts';
import { unbalanced } from '../../support/ledger.ts';
import { lotteryNamed, slipOn } from '../../support/lottery.ts';
import { MockProcess } from '../../support/mock-process.ts';

/** `npm run kill -- --times 20` sets it. */
const KILLS = Number(process.env.KILLS ?? 2);
/** Half of them settle for longer than a busy machine takes to notice. */
const ORDERS = 1000;
/** The maximum of a slip. */
const LINES = 100;
/** Ten-thousandths: 0.02 on big at odds of 1.94. */
const WIN = 388;

let mock: MockProcess;
beforeAll(async () => {
  mock = await MockProcess.make('settling');
});
afterAll(() => mock.remove());

/** The result lets all orders win. */
async function placeOrders(kill: number) {
  const { client } = mock;
  const path = { world: mock.world };
  const lucky = await client.signedIn();
  const lottery = await lotteryNamed({ client }, 'Classic Five Star');
  const line = { play: 'SIDES_1', content: 'big', unit: '0.02', multiple: 1 };
  const lines = Array.from({ length: LINES }, () => line);
  for (let slip = 0; slip * LINES < ORDERS; slip += 1) {
    const body = { ...slipOn(lottery, line, `kill-${kill}-${slip}`), lines };
    await lucky.value('placeLotteryBet', { body });
  }
  const balls = { balls: [9, 2, 3, 4, 5] };
  await client.value('setLotteryDraw', {
    path: { ...path, gameCode: lottery.code, numero: lottery.numero },
    body: balls,
  });
  return lottery;
}

/** Returns the number of settled orders. */
async function killWhileSettling(numero: string, enough: number): Promise<number> {
  const database = mock.open();
  const settled = database.prepare('SELECT COUNT(*) AS count FROM LotteryOrder WHERE numero = ? AND state <> 2');
  try {
    while (settled.get(numero).count < enough) await setImmediate();
    mock.strike();
    await mock.kill();
    return settled.get(numero).count;
  } finally {
    database.close();
  }
}

function readBooks(since: number) {
  const database = mock.open();
  const all = (sql: string, ...values: unknown[]) => database.rows(sql, ...values);
  try {
    return {
      integrity: all('PRAGMA integrity_check'),
      unbalanced: unbalanced.flatMap((sql) => all(sql)),
      states: all(
        'SELECT state, COUNT(*) AS orders, SUM(win) AS win FROM LotteryOrder WHERE drawAt = ? GROUP BY state',
        since,
      ),
      wins: all(
        'SELECT COUNT(*) AS entries, SUM(amount) AS win FROM LedgerEntry WHERE typeCode = 4100 AND memberId > 0 AND time = ?',
        since,
      ),
      due: all("SELECT 1 FROM DueEvent WHERE kind = 'lottery.settle' AND dueAt <= ?", since),
    };
  } finally {
    database.close();
  }
}

it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
  'A mock that is killed while it settles a draw pays each order once (kill %i)',
  async (kill) => {
    const path = { world: mock.world };
    const { numero, drawAt } = await placeOrders(kill);
    const advance = async () => {
      const { now } = await mock.client.value('advanceClock', { path, body: { ms: 0 } });
      await mock.client.value('advanceClock', { path, body: { ms: Math.max(0, drawAt - now) } });
    };
    const gone = advance().catch(() => {});
    const enough = new Random(`kill ${kill}`).int(1, ORDERS / 2);
    const settled = await killWhileSettling(numero, enough);
    await gone;
    expect(settled).toBeGreaterThan(0);
    expect(settled).toBeLessThan(ORDERS);
    await mock.start();
    await advance();
    expect(readBooks(drawAt)).toEqual({
      integrity: [{ integrity_check: 'ok' }],
      unbalanced: [],
      states: [{ state: 4, orders: ORDERS, win: ORDERS * WIN }],
      wins: [{ entries: ORDERS, win: ORDERS * WIN }],
      due: [],
    });
  },
);
