import type { TournamentGames, TournamentPrize } from '../../worlds/columns.ts';
import { count, type NewRow, query, type Row, select, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

export type Tournament = Omit<Row<'Tournament'>, 'games' | 'prizes' | 'scoreKind' | 'state'> & {
  games: TournamentGames;
  prizes: readonly TournamentPrize[];
  scoreKind: 'BEST_MULTIPLE' | 'TURNOVER';
  state: 'open' | 'finished' | 'cancelled';
};

const ALL = selectRows('Tournament', 'WHERE "brandCode" = ? ORDER BY "startTime", "id"');
const BEGUN = selectRows('Tournament', `WHERE "brandCode" = ? AND "startTime" <= ? AND "state" = 'open'`);
const ONE = selectRows('Tournament', 'WHERE "id" = ?');
const PLAYER = selectRows('TournamentPlayer', 'WHERE "tournamentId" = ? AND "memberId" = ?');
const OF_REFERENCE = selectRows('TournamentPlayer', 'WHERE "memberId" = ? AND "reference" = ?');
const JOINED = select('TournamentPlayer', ['memberId'], 'WHERE "tournamentId" = ? AND "leftAt" IS NULL');
const PLAYERS = count('TournamentPlayer', 'WHERE "tournamentId" = ? AND "leftAt" IS NULL');
const SCORED = count('TournamentPlayer', 'WHERE "tournamentId" = ? AND "score" > 0');
const RANK = select('Member', ['rankLevel'], 'WHERE "id" = ?');
const ORDER = 'ORDER BY "score" DESC, "reachedAt", "memberId"';
type Placed = Pick<Row<'TournamentPlayer'>, 'memberId' | 'score'> & Pick<Row<'Member'>, 'username' | 'avatar'>;
/** The index has the order, so that only the rows asked for are read. */
const PLACES = query<Placed & { reachedAt: number }>(
  `SELECT "place".*, "username", "avatar" FROM (
      SELECT "memberId", "score", "reachedAt" + 0 AS "reachedAt" FROM "TournamentPlayer"
        WHERE "tournamentId" = @tournamentId AND "score" > 0 ${ORDER} LIMIT @take OFFSET @skip
    ) AS "place" JOIN "Member" ON "Member"."id" = "memberId" ${ORDER}`,
  { score: 'BIGINT' },
);
const BETTER = query<{ count: number }>(
  `SELECT (SELECT COUNT(*) FROM "TournamentPlayer" WHERE "tournamentId" = @tournamentId AND "score" > @score)
    + (SELECT COUNT(*) FROM "TournamentPlayer" WHERE "tournamentId" = @tournamentId AND "score" = @score
      AND ("reachedAt", "memberId") < (@reachedAt, @memberId)) AS "count"`,
);
/** Best multiplier in lotteries: payout after corrections by stake. Void orders do not count. */
const BEST_ORDER = query<{ score: bigint; reachedAt: number }>(
  `SELECT ("win" + "amount" - "validBet" + "corrected") * 10000 / "amount" AS "score", COALESCE("correctedAt", "settledAt") + 0 AS "reachedAt"
    FROM "LotteryOrder" JOIN "Game" ON "nodeId" = "gameNodeId"
    WHERE "memberId" = @memberId AND "time" >= @from AND "time" < @to AND "settledAt" < @until AND "state" IN (4, 5)
      AND ("gameType" = @gameType OR "nodeId" IN (SELECT "value" FROM json_each(@nodeIds)))
    ORDER BY "score" DESC, "reachedAt" LIMIT 1`,
  { score: 'BIGINT' },
);

const parse = (row: Row<'Tournament'>): Tournament =>
  ({ ...row, games: JSON.parse(row.games), prizes: JSON.parse(row.prizes) }) as Tournament;

/** By start. Uncached: the times move with the world. */
export const listTournamentRows = ({ read }: Store, brandCode: string): Tournament[] =>
  read.all(ALL, brandCode).map(parse);
/** Neither finished nor cancelled, and begun. */
export const listBegun = ({ read }: Store, brandCode: string, at: number): Tournament[] =>
  read.all(BEGUN, brandCode, at).map(parse);

export function findTournament({ read }: Store, id: number): Tournament | null {
  const row = read.first(ONE, id);
  return row && parse(row);
}

export const insertTournament = (store: Store, row: NewRow<'Tournament'>): Promise<number> =>
  store.insert('Tournament', row);
export const setState = (store: Store, id: number, state: 'finished' | 'cancelled') =>
  store.patch('Tournament', { id }, { state });

export type PlayerRow = Row<'TournamentPlayer'>;

/** Also who has left. */
export const findPlayer = ({ read }: Store, tournamentId: number, memberId: number): PlayerRow | null =>
  read.first(PLAYER, tournamentId, memberId);
export const findPlayerOfReference = ({ read }: Store, memberId: number, reference: string): PlayerRow | null =>
  read.first(OF_REFERENCE, memberId, reference);
export const savePlayer = (
  store: Store,
  key: { tournamentId: number; memberId: number },
  data: { reference: string; joinedAt: Date; leftAt: null } | { leftAt: Date },
) => ('reference' in data ? store.upsert('TournamentPlayer', key, data) : store.patch('TournamentPlayer', key, data));
export const saveScore = (
  store: Store,
  key: { tournamentId: number; memberId: number },
  score: { score: bigint; reachedAt: number | null },
) => store.patch('TournamentPlayer', key, score);

export const listJoined = ({ read }: Store, tournamentId: number): number[] =>
  read.all(JOINED, tournamentId).map(({ memberId }) => memberId);
export const countPlayers = ({ read }: Store, tournamentId: number): number =>
  read.first(PLAYERS, tournamentId)?.count ?? 0;
export const countScored = ({ read }: Store, tournamentId: number): number =>
  read.first(SCORED, tournamentId)?.count ?? 0;

/** In order, with their places. `from` counts from 1. */
export const listPlaces = ({ read }: Store, tournamentId: number, from: number, take: number) =>
  read.all(PLACES, { tournamentId, skip: from - 1, take }).map((row, index) => ({ ...row, place: from + index }));

/** Null before the first score. */
export const findPlace = (
  { read }: Store,
  { tournamentId, memberId, score, reachedAt }: Pick<PlayerRow, 'tournamentId' | 'memberId' | 'score' | 'reachedAt'>,
): number | null =>
  score === 0n ? null : (read.first(BETTER, { tournamentId, memberId, score, reachedAt })?.count ?? 0) + 1;

export const findRank = ({ read }: Store, memberId: number): number => read.first(RANK, memberId)?.rankLevel ?? 0;

/** Times are epoch milliseconds. */
export const findBestOrder = (
  { read }: Store,
  { games, ...span }: { memberId: number; games: TournamentGames; from: number; to: number; until: number },
) =>
  read.first(BEST_ORDER, {
    ...span,
    gameType: games.gameType ?? null,
    nodeIds: JSON.stringify(games.nodeIds ?? []),
  });
