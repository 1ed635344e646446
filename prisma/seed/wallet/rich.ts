/**
 * `npx tsx prisma/seed/wallet/rich.ts [seed] [target]`: adds 180 days of play, and a year of boss' team, to a copy of the
 * seeded database.
 */
import { copyFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { roundDown } from '../../../mock-server/shared/money.ts';
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
import { listPlayedGames, orderEntries, PastPlay } from './past-play.ts';

const DAYS = 180;
const MINUTES_A_DAY = 24 * 60;
/** Below boss at baize, who play on some days, from their registration on. */
const TEAM = { days: 365, rounds: 4, unit: 20_000n, part: 0.15 } as const;
/** Days before the end on which a member of the team withdraws at the latest. */
const LAST_DAYS = 12;
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
const REBATE_PARTS = 200n;

interface Player {
  id: number;
  brandCode: string;
  rounds: number;
  unit: bigint;
  past: readonly PastSlip[];
  smallest: bigint;
  /** From the first day to the last, in days before the end. */
  from: number;
  to: number;
  /** Part of the days. */
  part: number;
}

/** Reproducible. */
export function buildRich(seed: string, target: string): void {
  const unfinished = `${target}.new`;
  copyFileSync(seed, unfinished);
  Sqlite.fill(unfinished, (database) => {
    const play = new PastPlay(database);
    for (const player of PLAYERS) {
      const brand = brands.find(({ code }) => code === player.brandCode);
      if (!brand) throw new Error(`There is no brand ${player.brandCode}`);
      const [row] = database.rows<{ id: number }>(
        'SELECT "id" FROM "Member" WHERE "brandCode" = ? AND "username" = ?',
        player.brandCode,
        player.username,
      );
      const past = 'slips' in player ? pastSlips(brand, player.username, player.slips) : [];
      const smallest = smallestPaid(brand.currency);
      if (row) live(database, play, { ...player, id: row.id, past, smallest, from: DAYS, to: 0, part: 1 });
    }
    for (const member of listTeam(database)) live(database, play, member);
    orderEntries(database);
    for (const sql of ORDERS_OF_LEDGER) database.exec(sql);
    raiseStandings(database);
  });
  renameSync(unfinished, target);
}

/** Lucky, who is of the team, has other play. */
function listTeam(database: Sqlite): Player[] {
  const rows = database.rows<{ id: number; registeredAt: number }>(
    `WITH RECURSIVE "below"("id") AS (
        SELECT m."id" FROM "Member" m JOIN "Member" b ON b."id" = m."uplineId" WHERE b."username" = 'boss' AND b."brandCode" = 'baize'
        UNION ALL SELECT m."id" FROM "below" JOIN "Member" m ON m."uplineId" = "below"."id")
      SELECT "id", "registeredAt" + 0 AS "registeredAt" FROM "below" JOIN "Member" USING ("id") WHERE "username" <> 'lucky' ORDER BY "id"`,
  );
  const now = minutesBefore(0).getTime();
  const { days, ...rest } = TEAM;
  return rows.flatMap(({ id, registeredAt }) => {
    const since = Math.floor((now - registeredAt) / (MINUTES_A_DAY * 60_000)) - 1;
    const player = { id, brandCode: 'baize', past: [], smallest: smallestPaid('PHP'), ...rest };
    return since > LAST_DAYS ? [{ ...player, from: Math.min(days, since), to: id % LAST_DAYS }] : [];
  });
}

/** A deposit if money is short, rounds, a rebate, a weekly bonus, and a final withdrawal of the rest. */
function live(
  database: Sqlite,
  play: PastPlay,
  { id: memberId, brandCode, rounds, unit, past, smallest, from, to, part }: Player,
): void {
  const random = new Random(`seed rich ${brandCode} ${memberId}`);
  const played = random.shuffle(listPlayedGames(database, brandCode)).slice(0, 24);
  const account = play.account(memberId, brandCode);
  for (let day = from; day > to; day -= 1) {
    if (part < 1 && !random.chance(part)) continue;
    const at = (part: number) =>
      minutesBefore(day * MINUTES_A_DAY).getTime() + Math.floor(part * MINUTES_A_DAY * 60_000);
    if (account.held < unit * BigInt(rounds * 20))
      account.write('D', at(0.01), [['deposit', 'CASH', unit * BigInt(rounds * 60)]]);
    if (day % 7 === 0) account.write('P', at(0.02), [['promotion', 'PROMOTIONS', unit * 10n]]);
    let staked = 0n;
    for (let round = 0; round < rounds; round += 1) {
      const game = random.pick(played);
      const stake = (unit * BigInt(random.int(1, 40))) / 4n;
      const win = roundDown((stake * random.pick(RETURNS)) / 10n, smallest);
      account.play(game, at(0.05 + (0.85 * round) / rounds), { stake, win }, 'seed-rich');
      staked += stake;
    }
    const rebate = roundDown(staked / REBATE_PARTS, smallest);
    account.write('R', at(0.93), [['rebate', 'PROMOTIONS', rebate]]);
  }
  const left = playLotteries(database, past);
  account.write('W', minutesBefore(to * MINUTES_A_DAY + 30).getTime(), [['withdraw', 'CASH', -account.held - left]]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seed = '.data/seed.db', target = '.data/rich.db'] = process.argv.slice(2);
  buildRich(seed, target);
  console.log(`The database with 180 days of play is at ${target}`);
}
