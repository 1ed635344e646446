/**
 * `npx tsx prisma/seed/team/template.ts [seed] [target]`: adds a team of 5,000 below boss at baize to a copy of the
 * seeded database. The last month is bets and their ledger; the days before are sums alone.
 */
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startOfDay } from '../../../mock-server/shared/periods.ts';
import { dayNumber } from '../../../mock-server/shared/zone.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { PreparedStatements } from '../../../mock-server/worlds/prepared-statements.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { insert } from '../../../mock-server/worlds/statements.ts';
import { markTemplate } from '../../../mock-server/worlds/team-template.ts';
import { Sqlite } from '../../sqlite/database.ts';
import { ORDERS_OF_LEDGER } from '../wallet/orders.ts';
import { listPlayedGames, orderEntries, PastPlay } from '../wallet/past-play.ts';
import { growTeam, insertTeam, rateOfLevel, TEAM_PRODUCTS, type TeamMember } from './members.ts';
import { playDays, type TeamDay, type TeamSpan } from './play.ts';

const BRAND = 'baize';
const FULL = { members: 5000, days: 365, betDays: 30 } as const;
const RATE_PARTS = 10_000;
const TODAY = dayNumber(SEED_TIME);

/** Reproducible. Replaces the file at `target` when it is whole. */
export function buildTeamTemplate(seed: string, target: string, size: TeamSpan & { members: number } = FULL): void {
  const unfinished = `${target}.new`;
  try {
    copyFileSync(seed, unfinished);
    Sqlite.fill(unfinished, (database) => {
      const boss = findBoss(database);
      const team = growTeam(boss.id, size.members - boss.team);
      insertTeam(database, BRAND, team);
      playAll(database, boss.id, team, size);
      orderEntries(database);
      for (const sql of [...ORDERS_OF_LEDGER, BALANCES]) database.exec(sql);
      markTemplate(database, seed);
    });
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const BALANCES = `UPDATE "Wallet" SET "balance" = (SELECT COALESCE(SUM("amount"), 0) FROM "LedgerEntry" e
  WHERE e."memberId" = "Wallet"."memberId" AND e."accountTypeId" = "Wallet"."accountTypeId")`;

/** With the number of members below in the seed. */
function findBoss(database: Sqlite): { id: number; team: number } {
  const [boss] = database.rows<{ id: number; team: number }>(
    `WITH RECURSIVE "team"("boss", "id") AS (
        SELECT "id", "id" FROM "Member" WHERE "brandCode" = ? AND "username" = 'boss'
        UNION ALL SELECT "boss", m."id" FROM "team" JOIN "Member" m ON m."uplineId" = "team"."id")
      SELECT "boss" AS "id", COUNT(*) - 1 AS "team" FROM "team"`,
    BRAND,
  );
  if (!boss) throw new Error('There is no boss.');
  return boss;
}

/** Valid and counted bets of a member with all below, by day and product. */
type TeamBets = Map<number, { validBet: Float64Array; counted: Float64Array }>;
const placeOf = (daysAgo: number, product: number) => daysAgo * TEAM_PRODUCTS.length + product;

interface Played {
  bossId: number;
  team: readonly TeamMember[];
  bets: TeamBets;
  span: TeamSpan;
}

function playAll(database: Sqlite, bossId: number, team: readonly TeamMember[], span: TeamSpan): void {
  const play = new PastPlay(database);
  const games = listPlayedGames(database, BRAND);
  const bets: TeamBets = new Map(
    team.map(({ id }) => {
      const places = () => new Float64Array((span.days + 1) * TEAM_PRODUCTS.length);
      return [id, { validBet: places(), counted: places() }];
    }),
  );
  const uplineOf = new Map(team.map(({ id, uplineId }) => [id, uplineId]));
  const sums = new PreparedStatements(database);
  const random = new Random('seed team sessions');
  const seen = database.prepare(
    `INSERT INTO "Session" ("token", "memberId", "createdAt", "lastUsedAt", "isReplaced", "ip", "way", "device")
      VALUES (?, ?, ?, ?, 0, '203.0.113.7', 'USERNAME', 'Chrome on Android')`,
  );
  for (const member of team) {
    const account = play.account(member.id, BRAND);
    let lastAt = 0;
    for (const day of playDays(member, games, span)) {
      if (day.daysAgo > span.betDays) addDay(sums, member.id, day);
      else writeDay(account, day);
      lastAt = day.rounds.at(-1)?.time ?? lastAt;
      for (const { game, validBet, counted } of day.rounds) {
        const place = placeOf(day.daysAgo, TEAM_PRODUCTS.indexOf(game.gameType));
        for (let id: number | undefined = member.id; id !== undefined; id = uplineOf.get(id)) {
          const own = bets.get(id);
          if (!own) continue;
          own.validBet[place] = (own.validBet[place] ?? 0) + validBet;
          own.counted[place] = (own.counted[place] ?? 0) + counted;
        }
      }
    }
    if (lastAt > 0) seen.run(random.text(40), member.id, lastAt, lastAt);
  }
  payCommissions(database, play, { bossId, team, bets, span });
}

function writeDay(account: ReturnType<PastPlay['account']>, day: TeamDay): void {
  const startedAt = day.rounds[0]?.time ?? 0;
  const endedAt = day.rounds.at(-1)?.time ?? 0;
  if (day.deposit > 0) account.write('D', startedAt - 120_000, [['deposit', 'CASH', BigInt(day.deposit)]]);
  if (day.promotion > 0) account.write('P', startedAt - 60_000, [['promotion', 'PROMOTIONS', BigInt(day.promotion)]]);
  for (const { game, time, stake, win } of day.rounds)
    account.play(game, time, { stake: BigInt(stake), win: BigInt(win) }, 'seed-team');
  for (const [gameType, rebate] of day.rebates)
    account.write('R', endedAt + 30_000, [['rebate', 'PROMOTIONS', BigInt(rebate)]], { gameType });
  if (day.withdrawal > 0) account.write('W', endedAt + 60_000, [['withdraw', 'CASH', -BigInt(day.withdrawal)]]);
}

const NAMES = [
  'deposit',
  'withdraw',
  'promotion',
  'commission',
  'bet',
  'stakes',
  'validBet',
  'win',
  'rebate',
  'rounds',
  'wonRounds',
] as const;
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, 0]));
/** Sums of a day without bets. They do not count for ranks and points. */
const ADD_SUMS = insert(
  'DailySum',
  ['memberId', 'day', 'gameType', ...NAMES],
  'ON CONFLICT ("memberId", "day", "gameType") DO UPDATE SET "commission" = excluded."commission"',
);

function addDay(sums: PreparedStatements, memberId: number, { daysAgo, rounds, ...money }: TeamDay): void {
  const { deposit, promotion, withdrawal: withdraw, rebates } = money;
  const row = { ...NOTHING, memberId, day: TODAY - daysAgo };
  if (deposit + promotion + withdraw > 0) sums.run(ADD_SUMS, { ...row, gameType: '', deposit, promotion, withdraw });
  for (const gameType of TEAM_PRODUCTS) {
    const own = rounds.filter(({ game }) => game.gameType === gameType);
    if (own.length === 0) continue;
    const sum = (name: 'stake' | 'validBet' | 'win') => own.reduce((all, round) => all + round[name], 0);
    const stakes = sum('stake');
    sums.run(ADD_SUMS, {
      ...row,
      gameType,
      bet: stakes,
      stakes,
      validBet: sum('validBet'),
      win: sum('win'),
      rebate: rebates.find(([name]) => name === gameType)?.[1] ?? 0,
      rounds: own.length,
      wonRounds: own.filter(({ stake, win }) => win > stake).length,
    });
  }
}

const ADD_COMMISSION = insert('Commission', [
  ...(['agentId', 'day', 'lineId', 'gameType', 'validBet', 'counted'] as const),
  ...(['ownRate', 'lineRate', 'amount', 'orderNo'] as const),
]);

/**
 * At the start of the day after the bets: a new world moves times by days and less than a day more, which keeps that day.
 * Boss has the ledger of the whole span, others of the days with bets. The last day is left to the world.
 */
function payCommissions(database: Sqlite, play: PastPlay, { bossId, team, bets, span }: Played): void {
  const statements = new PreparedStatements(database);
  for (const agentId of new Set(team.map(({ uplineId }) => uplineId))) {
    const lines = team.filter(({ uplineId }) => uplineId === agentId);
    const account = play.account(agentId, BRAND);
    for (let daysAgo = span.days; daysAgo > 1; daysAgo -= 1) {
      const rows = lines.flatMap((line) => listCommissions(line, bets, daysAgo));
      const paid = rows.reduce((sum, { amount }) => sum + amount, 0);
      const [day, paidOn] = [TODAY - daysAgo, TODAY - daysAgo + 1];
      if (paid === 0) continue;
      if (agentId !== bossId && daysAgo - 1 > span.betDays) {
        statements.run(ADD_SUMS, { ...NOTHING, memberId: agentId, day: paidOn, gameType: '', commission: paid });
        continue;
      }
      const orderNo = account.write('C', startOfDay(paidOn), [['commission', 'COMMISSION', BigInt(paid)]]);
      for (const row of rows) statements.run(ADD_COMMISSION, { ...row, agentId, day, orderNo });
    }
  }
}

const listCommissions = ({ id: lineId, level }: TeamMember, bets: TeamBets, daysAgo: number) =>
  TEAM_PRODUCTS.flatMap((gameType, index) => {
    const own = bets.get(lineId);
    const [validBet = 0, counted = 0] = [own?.validBet, own?.counted].map((sums) => sums?.[placeOf(daysAgo, index)]);
    const [ownRate, lineRate] = [rateOfLevel(gameType, level - 1), rateOfLevel(gameType, level)];
    const amount = Math.floor((counted * (ownRate - lineRate)) / RATE_PARTS);
    return amount > 0 ? [{ lineId, gameType, validBet, counted, ownRate, lineRate, amount }] : [];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seed = '.data/seed.db', target = '.data/team.db'] = process.argv.slice(2);
  buildTeamTemplate(seed, target);
  console.log(`The database with a team of 5,000 is at ${target}`);
}
