import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alignDraws } from '../../../mock-server/domains/lottery/draws/seeded.ts';
import { sumDays } from '../../../mock-server/domains/money/ledger/daily-sums.ts';
import { findDraw } from '../../../mock-server/engine/lottery/calendar.ts';
import { familyAt } from '../../../mock-server/engine/lottery/families/families.ts';
import { gridNamed } from '../../../mock-server/engine/lottery/grids.ts';
import { readLine } from '../../../mock-server/engine/lottery/lines.ts';
import { computeOutcome } from '../../../mock-server/engine/lottery/outcome.ts';
import { computeRebate, settleLine } from '../../../mock-server/engine/lottery/payout.ts';
import { countStakes } from '../../../mock-server/engine/lottery/stakes.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { moveTimes } from '../../../mock-server/worlds/database.ts';
import { unbalanced } from '../../../tests/support/ledger.ts';
import { Sqlite } from '../../sqlite/database.ts';

interface OrderRow {
  orderNo: string;
  slipNo: string;
  memberId: number;
  gameNodeId: number;
  family: string;
  grid: string;
  numero: string;
  drawAt: number;
  play: string;
  content: string;
  unit: number;
  multiple: number;
  stakes: number;
  series: number | null;
  most: number;
  rebateRate: number;
  amount: number;
  validBet: number;
  counted: number | null;
  win: number;
  rebate: number;
  fee: number;
  state: number;
  time: number;
  settledAt: number;
  isChase: number;
  source: string;
  result: string;
}

const ORDERS = `SELECT o.*, "family", "grid", "isChase", d."source", d."result", COALESCE(r."rate", 1956) AS "most" FROM "LotteryOrder" o
  JOIN "LotterySlip" s ON s."orderNo" = "slipNo" JOIN "LotteryGame" g ON g."gameNodeId" = o."gameNodeId"
  LEFT JOIN "LotteryDraw" d ON d."gameNodeId" = o."gameNodeId" AND d."numero" = o."numero" AND d."drawAt" = o."drawAt"
  LEFT JOIN "MemberRate" r ON r."memberId" = o."memberId" AND r."gameType" = 'LOTT' ORDER BY o."orderNo"`;
const MOVED = `SELECT "reference", "typeCode", e."time", "accountTypeId", SUM("amount") AS "amount" FROM "Movement" m
  JOIN "LedgerEntry" e ON e."movementId" = m."id" AND e."memberId" IS NOT NULL
  WHERE "typeCode" BETWEEN 4100 AND 4299 AND "typeCode" NOT IN (4101, 4201) GROUP BY m."id", "typeCode"`;
const SLIPS = 'SELECT * FROM "LotterySlip"';
const [WON, LOST, STOPPED, CANCELLED, VOID] = [4, 5, 6, 8, 12];
const DAY = 24 * 3_600_000;
const HUGE = 2n ** 62n;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slips-'));
  copyFileSync('.data/seed.db', path.join(folder, 'lean'));
  copyFileSync('.data/rich.db', path.join(folder, 'rich'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function beginWorld(template: string, startedAt: number): Sqlite {
  const file = path.join(folder, `${template}-${startedAt}`);
  copyFileSync(path.join(folder, template), file);
  moveTimes(file, startedAt, (database) => {
    alignDraws(database);
    sumDays(database);
  });
  return new Sqlite(file);
}

/** From the line and its draw alone. */
function expectedRow(row: OrderRow) {
  const nothing = { win: 0, rebate: 0, validBet: 0, returned: 0 };
  if ([STOPPED, CANCELLED].includes(row.state)) return { ...nothing, states: [STOPPED, CANCELLED] };
  if (row.source === 'void') return { ...nothing, returned: row.amount, states: [VOID] };
  const family = familyAt(row.family, row.drawAt);
  const play = family.plays.find(({ code }) => code === row.play);
  const rows = play && readLine(play, family.numbers, row.content);
  if (!play || !rows || typeof rows === 'string') throw new Error(`${row.orderNo} is no line of its play`);
  expect([countStakes(play.rule, rows), row.stakes * row.multiple * row.unit]).toEqual([row.stakes, row.amount]);
  expect(row.series !== null).toBe(play.prizes.some(({ odds }) => odds === undefined));
  const stake = BigInt(row.unit * row.multiple);
  const line = { ...row, play, stake, amount: BigInt(row.amount) };
  const { win, rebate, validBet, returned } = settleLine(
    line,
    computeOutcome(play.rule, rows, JSON.parse(row.result)),
    { mostWin: HUGE, smallest: 1n },
  );
  const state = win > 0n ? WON : validBet > 0n ? LOST : VOID;
  const sums = { win: Number(win), rebate: Number(rebate), validBet: Number(validBet), returned: Number(returned) };
  return { ...sums, states: [state] };
}

function expectSlipsAddUp(database: Sqlite, startedAt: number) {
  for (const sql of unbalanced) expect(database.rows(sql)).toEqual([]);
  const orders = database.rows<OrderRow>(ORDERS);
  const wanted: unknown[][] = [];
  for (const row of orders) {
    const draw = findDraw(gridNamed(row.grid), row.numero);
    expect(row.source, `${row.numero} of ${row.gameNodeId}`).toMatch(/^(seeded|void)$/);
    expect(draw?.drawAt).toBe(row.drawAt);
    expect(row.time).toBeLessThan(draw?.lockAt ?? 0);
    expect(row.drawAt).toBeLessThanOrEqual(startedAt);
    expect(startedAt - row.time).toBeLessThanOrEqual(30 * DAY);
    if (row.series !== null) {
      expect(row.series).toBeLessThanOrEqual(row.most);
      expect(row.rebateRate).toBe(computeRebate(row.series, { least: 1700, most: row.most }));
    }
    const { states, returned, ...sums } = expectedRow(row);
    expect(states).toContain(row.state);
    expect({ win: row.win, rebate: row.rebate, validBet: row.validBet }, row.orderNo).toEqual(sums);
    expect(row.counted === null).toBe(row.source === 'void' || [STOPPED, CANCELLED].includes(row.state));
    expect(row.counted ?? 0).toBeLessThanOrEqual(row.validBet);
    expect(row.fee).toBe(row.state === CANCELLED ? Math.floor(row.amount / 100) : 0);
    if ([WON, LOST, VOID].includes(row.state)) expect(row.settledAt).toBe(row.drawAt);
    wanted.push(
      [row.orderNo, 4100, row.settledAt, row.win],
      [row.orderNo, 4105, row.settledAt, row.rebate],
      [row.orderNo, row.source === 'void' ? 4107 : 4111, row.settledAt, returned],
    );
  }
  const wallets = new Map<string, number>();
  const slips = database.rows<
    { orderNo: string; time: number; amount: number; isChase: number } & Record<string, number | string>
  >(SLIPS);
  for (const { orderNo, numero, time, amount, accountTypeId, isChase } of slips) {
    const own = orders.filter(({ slipNo }) => slipNo === orderNo);
    const sum = (state?: number) =>
      own.filter((row) => !state || row.state === state).reduce((all, row) => all + row.amount, 0);
    expect([sum(), own[0]?.numero, own.every((row) => row.time === time)]).toEqual([amount, numero, true]);
    wallets.set(orderNo, Number(accountTypeId));
    const firstWin = isChase ? own.find(({ state }) => state === WON)?.drawAt : undefined;
    for (const row of own) expect(row.state === STOPPED).toBe(firstWin !== undefined && row.drawAt > firstWin);
    const closedAt = firstWin ?? own[0]?.settledAt ?? 0;
    wanted.push([orderNo, 4200, time, -amount], [`${orderNo}R`, 4109, closedAt, sum(STOPPED)]);
    wanted.push(
      [`${orderNo}R`, 4106, closedAt, sum(CANCELLED)],
      [`${orderNo}R`, 4208, closedAt, -sum(CANCELLED) / 100],
    );
  }
  const moved = database.rows<Record<string, number> & { reference: string }>(MOVED);
  const listed = moved.map(({ reference, typeCode, time, amount }) => [reference, typeCode, time, amount]);
  expect(listed.map(String).sort()).toEqual(
    wanted
      .filter(([, , , amount]) => amount !== 0)
      .map(String)
      .sort(),
  );
  for (const { reference, accountTypeId } of moved)
    expect(accountTypeId).toBe(wallets.get(reference.replace(/(R|N\d+)$/, '')));
  const wrong = `SELECT "id" FROM (SELECT "id", "balanceAfter", SUM("amount") OVER (PARTITION BY "memberId", "accountTypeId"
    ORDER BY "time", "id") AS "balance" FROM "LedgerEntry" WHERE "memberId" IN (SELECT "memberId" FROM "LotterySlip"))
    WHERE "balance" <> "balanceAfter" OR "balance" < 0`;
  expect(database.rows(wrong)).toEqual([]);
  return orders;
}

/** The seed's, a moment later, and years before and after. */
const STARTS = [
  '2026-01-01T00:00:00',
  '2026-01-01T00:00:00.001',
  '2026-03-18T12:00',
  '2023-07-02T03:17:41',
  '2031-10-13T23:59',
];

describe.each(['lean', 'rich'])('the slips of the template %s', (template) => {
  it.each(template === 'lean' ? STARTS : STARTS.slice(3))('add up in a world that begins at %s', (start) => {
    const startedAt = Date.parse(`${start}+08:00`);
    const database = beginWorld(template, startedAt);
    const orders = expectSlipsAddUp(database, startedAt);
    const states = new Set(orders.map(({ state }) => state));
    expect([...states].sort()).toEqual([STOPPED, CANCELLED, VOID, WON, LOST].sort());
    expect(new Set(orders.map(({ family }) => family)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(orders.map(({ gameNodeId }) => gameNodeId)).size).toBeGreaterThanOrEqual(8);
    expect(orders.some(({ rebate }) => rebate > 0)).toBe(true);
    database.close();
  });

  it('no longer add up when one order is altered, or is paid twice', () => {
    const startedAt = SEED_TIME + 3 * DAY + 12_345;
    const database = beginWorld(template, startedAt);
    for (const sql of [
      'UPDATE "LotteryOrder" SET "win" = "win" + 1 WHERE "orderNo" = (SELECT MIN("orderNo") FROM "LotteryOrder" WHERE "state" = 5)',
      'UPDATE "LotteryOrder" SET "win" = "win" - 1 WHERE "orderNo" = (SELECT MAX("orderNo") FROM "LotteryOrder" WHERE "state" = 4)',
      'UPDATE "LedgerEntry" SET "amount" = "amount" + SIGN("amount") WHERE "movementId" = (SELECT MIN("movementId") FROM "LedgerEntry" WHERE "typeCode" = 4100)',
      `UPDATE "LotteryDraw" SET "result" = '{"balls":[],"board":{}}' WHERE "source" = 'seeded'`,
    ]) {
      database.exec('BEGIN');
      database.exec(sql);
      expect(() => expectSlipsAddUp(database, startedAt), sql).toThrow();
      database.exec('ROLLBACK');
    }
    expectSlipsAddUp(database, startedAt);
    database.close();
  });
});

it('a world that begins with the seed has its draws where the seed has them', () => {
  const seeded = new Sqlite(path.join(folder, 'rich'));
  const world = beginWorld('rich', SEED_TIME);
  for (const sql of [SLIPS, 'SELECT * FROM "LotteryDraw"', 'SELECT * FROM "LedgerEntry"'])
    expect(world.prepare(sql).all()).toEqual(seeded.prepare(sql).all());
  for (const database of [seeded, world]) database.close();
});
