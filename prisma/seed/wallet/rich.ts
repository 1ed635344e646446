/** `npx tsx prisma/seed/wallet/rich.ts [seed] [target]`: adds 180 days of play to a copy of the seeded database. */
import { copyFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { roundDown } from '../../../mock-server/shared/money.ts';
import { dayInZone } from '../../../mock-server/shared/zone.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { smallestPaid } from '../../../openapi/rules/currency.ts';
import { Sqlite } from '../../sqlite/database.ts';
import type { PastSlip } from '../lottery/booking.ts';
import { pastSlips } from '../lottery/history.ts';
import { playLotteries } from '../lottery/rich.ts';
import { minutesBefore } from '../shared/clock.ts';
import { brands } from '../system/brands.ts';
import { raiseStandings } from '../vip/standings.ts';
import { ORDERS_OF_LEDGER } from './orders.ts';

const DAYS = 180;
const MINUTES_A_DAY = 24 * 60;
const MAIN = 2;
/** Lucky's rounds at baize make 50,000 ledger rows. */
const PLAYERS = [
  { brandCode: 'baize', username: 'lucky', rounds: 190, slips: 8, unit: 10_000n },
  { brandCode: 'baize', username: 'victor', rounds: 6, slips: 3, unit: 1_000_000n },
  { brandCode: 'lotus', username: 'lucky', rounds: 4, slips: 4, unit: 10_000_000n },
  { brandCode: 'lotus', username: 'victor', rounds: 4, slips: 2, unit: 1_000_000_000n },
  { brandCode: 'harbor', username: 'lucky', rounds: 4, unit: 10_000n },
  { brandCode: 'harbor', username: 'victor', rounds: 4, unit: 1_000_000n },
] as const;
/** Tenths of the stake, on average slightly less than the stakes. */
const RETURNS = [0n, 0n, 0n, 0n, 0n, 5n, 10n, 15n, 20n, 45n] as const;
const TYPES = { deposit: 6101, withdraw: 6201, bet: 3200, win: 3100, rebate: 6113, promotion: 3102 } as const;
const REBATE_PARTS = 200n;

interface Player {
  id: number;
  brandCode: string;
  rounds: number;
  unit: bigint;
  past: readonly PastSlip[];
  smallest: bigint;
}

interface Game {
  nodeId: number;
  vendorCode: string;
  gameType: string;
  name: string;
}

type Side = [type: keyof typeof TYPES, house: string, amount: bigint];

/** Reproducible. */
export function buildRich(seed: string, target: string): void {
  const unfinished = `${target}.new`;
  copyFileSync(seed, unfinished);
  Sqlite.fill(unfinished, (database) => {
    for (const player of PLAYERS) {
      const brand = brands.find(({ code }) => code === player.brandCode);
      if (!brand) throw new Error(`There is no brand ${player.brandCode}`);
      const [row] = database.rows<{ id: number }>(
        'SELECT "id" FROM "Member" WHERE "brandCode" = ? AND "username" = ?',
        player.brandCode,
        player.username,
      );
      const past = 'slips' in player ? pastSlips(brand, player.username, player.slips) : [];
      if (row) live(database, { ...player, id: row.id, past, smallest: smallestPaid(brand.currency) });
    }
    inOrder(database);
    for (const sql of ORDERS_OF_LEDGER) database.exec(sql);
    raiseStandings(database);
  });
  renameSync(unfinished, target);
}

/** A deposit if money is short, rounds, a rebate, a weekly bonus, and a final withdrawal of the rest. */
function live(database: Sqlite, { id: memberId, brandCode, rounds, unit, past, smallest }: Player): void {
  const random = new Random(`seed rich ${brandCode} ${memberId}`);
  const games = database.rows<Game>(
    `SELECT "nodeId", g."vendorCode", g."gameType", g."name" FROM "Game" g JOIN "BrandVendor" b
       ON b."vendorCode" = g."vendorCode" AND b."gameType" = g."gameType"
       WHERE "brandCode" = ? AND "isLobby" = 0 AND g."gameType" IN ('RNG', 'LIVE', 'FISH') ORDER BY "nodeId"`,
    brandCode,
  );
  const played = random.shuffle(games).slice(0, 24);
  const move = database.prepare(
    `INSERT INTO "Movement" ("orderNo", "brandCode", "memberId", "remark", "gameType", "time", "subjectKind", "subjectOrderNo")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const enter = database.prepare(
    `INSERT INTO "LedgerEntry" ("movementId", "memberId", "accountTypeId", "house", "typeCode", "amount", "time")
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const bet = database.prepare(
    `INSERT INTO "Bet" ("orderNo", "brandCode", "memberId", "gameNodeId", "vendorCode", "gameType", "accountTypeId", "time",
      "settledAt", "bet", "validBet", "win", "state", "reference", "nonce", "detail")
     VALUES (?, ?, ?, ?, ?, ?, ${MAIN}, ?, ?, ?, ?, ?, ?, ?, 0, 'null')`,
  );
  let held = 0n;
  let count = 0;
  const write = (prefix: string, time: number, game: Game | null, sides: readonly Side[]): string => {
    count += 1;
    const orderNo = `${prefix}${dayInZone(time)}${memberId}${String(count).padStart(8, '0')}`;
    const about = [game?.name ?? '', game?.gameType ?? null, time, game && 'bet', game && orderNo];
    const movement = move.run(orderNo, brandCode, memberId, ...about);
    for (const [type, house, amount] of sides) {
      if (amount === 0n) continue;
      held += amount;
      enter.run(movement.lastInsertRowid, memberId, MAIN, null, TYPES[type], amount, time);
      enter.run(movement.lastInsertRowid, null, null, house, TYPES[type], -amount, time);
    }
    return orderNo;
  };
  for (let day = DAYS; day > 0; day -= 1) {
    const at = (part: number) =>
      minutesBefore(day * MINUTES_A_DAY).getTime() + Math.floor(part * MINUTES_A_DAY * 60_000);
    if (held < unit * BigInt(rounds * 20))
      write('D', at(0.01), null, [['deposit', 'CASH', unit * BigInt(rounds * 60)]]);
    if (day % 7 === 0) write('P', at(0.02), null, [['promotion', 'PROMOTIONS', unit * 10n]]);
    let staked = 0n;
    for (let round = 0; round < rounds; round += 1) {
      const game = random.pick(played);
      const stake = (unit * BigInt(random.int(1, 40))) / 4n;
      const win = roundDown((stake * random.pick(RETURNS)) / 10n, smallest);
      const time = at(0.05 + (0.85 * round) / rounds);
      const orderNo = write('B', time, game, [
        ['bet', 'GAMES', -stake],
        ['win', 'GAMES', win],
      ]);
      const state = win > stake ? 'won' : win === stake ? 'draw' : 'lost';
      const place = [game.nodeId, game.vendorCode, game.gameType, time, time] as const;
      bet.run(
        orderNo,
        brandCode,
        memberId,
        ...place,
        stake,
        win === stake ? 0n : stake,
        win,
        state,
        `seed-rich-${count}`,
      );
      staked += stake;
    }
    const rebate = roundDown(staked / REBATE_PARTS, smallest);
    write('R', at(0.93), null, [['rebate', 'PROMOTIONS', rebate]]);
  }
  const left = playLotteries(database, past);
  write('W', minutesBefore(30).getTime(), null, [['withdraw', 'CASH', -held - left]]);
}

/** By time; computes the balance after each entry. */
function inOrder(database: Sqlite): void {
  database.exec(`
    CREATE TEMP TABLE "entries" AS SELECT ROW_NUMBER() OVER (ORDER BY "time", "id") AS "id", "movementId", "memberId", "accountTypeId",
      "house", "typeCode", "amount", CASE WHEN "memberId" IS NOT NULL THEN
        SUM("amount") OVER (PARTITION BY "memberId", "accountTypeId" ORDER BY "time", "id") END AS "balanceAfter", "time" FROM "LedgerEntry";
    DELETE FROM "LedgerEntry";
    INSERT INTO "LedgerEntry" ("id", "movementId", "memberId", "accountTypeId", "house", "typeCode", "amount", "balanceAfter", "time")
      SELECT * FROM "entries" ORDER BY "id";
    DROP TABLE "entries";
  `);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seed = '.data/seed.db', target = '.data/rich.db'] = process.argv.slice(2);
  buildRich(seed, target);
  console.log(`The database with 180 days of play is at ${target}`);
}
