import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskPlayer } from '../../accounts/masking.ts';
import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney, MONEY_SCALE } from '../../shared/money.ts';
import { DAY_MS } from '../../shared/zone.ts';
import { query } from '../../worlds/statements.ts';
import { readCatalogue } from './catalogue/repository.ts';
import { gameView } from './views.ts';

const SHOWN = 10;
/** A draw's winners are not told apart by who appears first. */
const LOTTERY_DELAY_MS = 30_000;
/** Stake or win, in units. */
const HIGH = 500n;

interface FeedRow {
  memberId: number;
  username: string;
  gameNodeId: number;
  bet: bigint;
  win: bigint;
  settledAt: Date;
}

const BETS = { table: '"Bet"', stake: '"Bet"."bet"', settled: `"state" IN ('won', 'lost', 'draw') AND "bet" > 0` };
const ORDERS = { table: '"LotteryOrder"', stake: '"amount"', settled: '"state" IN (4, 5)' };
type Source = typeof BETS;

/** One for vendors' games, one for lotteries. */
const queries = (chosen: (source: Source) => string) =>
  [BETS, ORDERS].map((source) =>
    query<FeedRow>(
      `SELECT "memberId", "username", "gameNodeId", ${source.stake} AS "bet", "win", "settledAt" FROM ${source.table}
        JOIN "Member" ON "Member"."id" = "memberId"
        WHERE ${chosen(source)} AND "settledAt" <= @until AND ${source.settled} AND "type" <> ${TRIAL_TYPE}
        ORDER BY "settledAt" DESC LIMIT ${SHOWN}`,
      { bet: 'BIGINT' },
    ),
  );
const ofBrand = ({ table }: Source) => `${table}."brandCode" = @brandCode AND "isInFeed"`;
const QUERIES = {
  ALL: queries(ofBrand),
  HIGH: queries((source) => `${ofBrand(source)} AND "settledAt" > @since AND MAX(${source.stake}, "win") >= @high`),
  MINE: queries(() => '"memberId" = @memberId'),
};

/** games.md: Feed. */
export function listBetFeed({
  world,
  brand,
  identity,
  language,
  query: { kind = 'ALL', language: wanted = language },
}: Context<'listBetFeed'>): Value<'listBetFeed'> {
  const now = world.now();
  const memberId = identity?.memberId ?? 0;
  const values: Record<typeof kind, Record<string, string | number | bigint>> = {
    ALL: { brandCode: brand.code },
    HIGH: { brandCode: brand.code, since: now - DAY_MS, high: HIGH * BigInt(brand.unit) * MONEY_SCALE },
    MINE: { memberId },
  };
  const { byId } = readCatalogue(world, brand.code);
  const found = QUERIES[kind].flatMap((each, index) =>
    world.read.all(each, { ...values[kind], until: index === 0 ? now : now - LOTTERY_DELAY_MS }),
  );
  const list = found
    .sort((one, other) => other.settledAt.getTime() - one.settledAt.getTime())
    .slice(0, SHOWN)
    .flatMap((row) => {
      const game = byId.get(row.gameNodeId);
      if (!game) return [];
      return {
        playerName: maskPlayer(row.username),
        isOwn: row.memberId === memberId,
        game: gameView(game, wanted),
        bet: formatMoney(row.bet),
        win: formatMoney(row.win),
        time: row.settledAt.getTime(),
      };
    });
  return { list };
}
