import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import { type NewRow, query, type Row, select, selectRows, update } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';

const plays = (chosen: string) =>
  query<
    Row<'Play'> &
      Pick<Row<'Member'>, 'username' | 'type' | 'autoTransfer'> & { sessionEndedAt: Row<'Session'>['endedAt'] }
  >(
    `SELECT "Play".*, "username", "type", "autoTransfer", "Session"."endedAt" AS "sessionEndedAt" FROM "Play"
      JOIN "Member" ON "Member"."id" = "Play"."memberId" LEFT JOIN "Session" ON "Session"."token" = "sessionToken"
      WHERE ${chosen}`,
  );
const OF_GAME = '"memberId" = ? AND "gameNodeId" = ?';
const LAST = 'ORDER BY "createdAt" DESC, rowid DESC LIMIT 1';
const PLAY = plays('"Play"."token" = ?');
const LAST_ROW = plays(`"Play"."token" = (SELECT "token" FROM "Play" AS "Own" WHERE ${OF_GAME} ${LAST})`);
const LAST_PLAY = select(
  'Play',
  ['serverSeed', 'clientSeed', 'nonce', 'state', 'openBets'],
  `WHERE ${OF_GAME} ${LAST}`,
);
const BET = selectRows('Bet', 'WHERE "memberId" = ? AND "reference" = ?');
const BETS_OF_GAME = selectRows(
  'Bet',
  'WHERE "memberId" = ? AND "gameNodeId" = ? ORDER BY "time" DESC, "nonce" DESC LIMIT ?',
);
const POT = select('JackpotPot', ['brandCode', 'week', 'contributed', 'paid'], 'WHERE "brandCode" = ?');
const LAST_WINNER = query<{ id: number | null }>('SELECT MAX("id") AS "id" FROM "Winner"');
const AVATAR = select('Member', ['avatar'], 'WHERE "id" = ?');

const FILTER = `"memberId" = @memberId AND "time" >= @from AND "time" < @to
  AND (@gameType IS NULL OR "gameType" = @gameType) AND (@vendorCode IS NULL OR "vendorCode" = @vendorCode)
  AND (@state IS NULL OR "state" = @state)`;
const ORDER = 'ORDER BY "time" DESC, "orderNo" DESC';
const RECORD = ['orderNo', 'time', 'settledAt', 'gameNodeId', 'bet', 'validBet', 'win', 'state'] as const;
/** The subquery reads order numbers from an index alone, so skipped pages cost little. */
const bets = (chosen: string) =>
  select('Bet', RECORD, `WHERE "orderNo" IN (SELECT "orderNo" FROM "Bet" WHERE ${chosen}) ${ORDER}`);
const BET_PAGE = bets(`${FILTER} ${ORDER} LIMIT @take OFFSET @skip`);
const BETS_AFTER = bets(`${FILTER} AND ("time", "orderNo") < (@time, @key) ${ORDER} LIMIT @take`);
const ONE_BET = select('Bet', [...RECORD, 'nonce', 'detail', 'proof'], 'WHERE "memberId" = ? AND "orderNo" = ?');
/** An open bet has neither won nor lost. */
const BET_SUMS = query<{ total: number; bet: bigint; validBet: bigint; win: bigint; profit: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("bet"), 0) AS "bet", COALESCE(SUM("validBet"), 0) AS "validBet",
    COALESCE(SUM("win"), 0) AS "win", COALESCE(SUM("win") - SUM("bet" * ("state" <> 'open')), 0) AS "profit"
    FROM "Bet" WHERE ${FILTER}`,
  { bet: 'BIGINT', validBet: 'BIGINT', win: 'BIGINT', profit: 'BIGINT' },
);
const WINS = query<Pick<Row<'Member'>, 'username' | 'avatar'> & { amount: bigint }>(
  `SELECT "username", "avatar", SUM("win" - "bet") AS "amount" FROM "Bet" JOIN "Member" ON "id" = "memberId"
    WHERE "Bet"."brandCode" = ? AND "state" = 'won' AND "time" >= ? AND "type" <> ${TRIAL_TYPE} GROUP BY "memberId"`,
  { amount: 'BIGINT' },
);
const OF_LATER = `"memberId" = @memberId AND "gameNodeId" = @gameNodeId AND "state" = 'open' AND "settlesAt" > @now`;
const NOT_DUE = select('Bet', ['bet', 'validBet', 'time'], `WHERE ${OF_LATER} ORDER BY "time"`);
const END_NOT_DUE = update('Bet', `"state" = 'lost', "settledAt" = @now WHERE ${OF_LATER}`);
const OF_EVENT = selectRows(
  'Bet',
  `WHERE "memberId" = ? AND "state" IN ('open', 'won', 'lost', 'draw') AND "settlesAt" = ? AND "gameType" = ?`,
);
const OPEN_BET = selectRows('Bet', `WHERE "orderNo" = ? AND "state" = 'open'`);

/** Ends an open play of the same game. Continues the state and seeds of the last one: an unfinished hand is paid for. */
export const openPlay = (
  world: World,
  play: {
    token: string;
    brandCode: string;
    memberId: number;
    sessionToken: string | null;
    gameNodeId: number;
    accountTypeId: number;
    roomId: string | null;
    language: string;
    createdAt: Date;
    lastUsedAt: Date;
    serverSeed: string;
    clientSeed: string;
  },
) =>
  world.transact(async (store) => {
    const { memberId, gameNodeId, createdAt } = play;
    const before = store.read.first(LAST_PLAY, memberId, gameNodeId);
    await store.patch('Play', { memberId, gameNodeId, endedAt: null }, { endedAt: createdAt });
    await store.insert('Play', { ...play, ...before });
  });

export const noteRecent = (store: Store, memberId: number, gameNodeId: number, playedAt: Date) =>
  store.upsert('RecentGame', { memberId, gameNodeId }, { playedAt });

export const findPlayRow = ({ read }: Store, token: string) => read.first(PLAY, token);
export const findLastPlayRow = ({ read }: Store, memberId: number, gameNodeId: number) =>
  read.first(LAST_ROW, memberId, gameNodeId);

export const updatePlay = (
  store: Store,
  token: string,
  data: Partial<Pick<Row<'Play'>, 'lastUsedAt' | 'nonce' | 'state' | 'openBets' | 'serverSeed' | 'clientSeed'>>,
) => store.patch('Play', { token }, data);

export const insertBet = (store: Store, bet: NewRow<'Bet'>) => store.insert('Bet', bet);

/** Ends open bets that are not due, without a win. Returns them. */
export async function endOpenBets(store: Store, memberId: number, gameNodeId: number, now: Date) {
  const values = { memberId, gameNodeId, now };
  const bets = store.read.all(NOT_DUE, values);
  await store.run(END_NOT_DUE, values);
  return bets.map(({ bet, validBet, time }) => ({ stake: bet, validBet, isWon: false, win: 0n, placedAt: time }));
}

export const findBet = ({ read }: Store, memberId: number, reference: string) => read.first(BET, memberId, reference);

export const listBetsOfGame = ({ read }: Store, memberId: number, gameNodeId: number, take: number) =>
  read.all(BETS_OF_GAME, memberId, gameNodeId, take);

export function findPot({ read }: Store, brandCode: string, week: number) {
  const pot = read.first(POT, brandCode);
  return pot?.week === week ? pot : { brandCode, week, contributed: 0n, paid: 0n };
}

export const savePot = (
  store: Store,
  { brandCode, ...pot }: { brandCode: string; week: number; contributed: bigint; paid: bigint },
) => store.upsert('JackpotPot', { brandCode }, pot);

export const insertWinner = (
  store: Store,
  winner: { brandCode: string; playerName: string; avatar: number; gameNodeId: number; amount: bigint; time: Date },
) => store.insert('Winner', { ...winner, id: (store.read.first(LAST_WINNER)?.id ?? 0) + 1, isSeeded: false });

export const findAvatar = ({ read }: Store, memberId: number): number => read.first(AVATAR, memberId)?.avatar ?? 1;

export interface BetFilter {
  memberId: number;
  from: number | undefined;
  to: number | undefined;
  gameType: string | undefined;
  vendorCode: string | undefined;
  state: string | undefined;
}

const filterValues = ({
  memberId,
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
  gameType,
  vendorCode,
  state,
}: BetFilter) => ({
  memberId,
  from,
  to,
  gameType: gameType ?? null,
  vendorCode: vendorCode ?? null,
  state: state ?? null,
});

export function pageBets({ read }: Store, filter: BetFilter, skip: number, take: number) {
  const values = filterValues(filter);
  const sums = read.first(BET_SUMS, values) ?? { total: 0, bet: 0n, validBet: 0n, win: 0n, profit: 0n };
  return { rows: read.all(BET_PAGE, { ...values, skip, take }), ...sums };
}

export const listBetsAfter = ({ read }: Store, filter: BetFilter, after: { time: number; key: string }, take: number) =>
  read.all(BETS_AFTER, { ...filterValues(filter), ...after, take });

export const findBetByOrder = ({ read }: Store, memberId: number, orderNo: string) =>
  read.first(ONE_BET, memberId, orderNo);

/** Returns true if the next round of a game uses the seed. */
export const isSeedInUse = ({ read }: Store, memberId: number, gameNodeId: number, serverSeed: string): boolean =>
  read.first(LAST_PLAY, memberId, gameNodeId)?.serverSeed === serverSeed;

/** Excludes trial accounts. */
export const sumWins = ({ read }: Store, brandCode: string, since: number) => read.all(WINS, brandCode, since);

export const findOpenBet = ({ read }: Store, orderNo: string) => read.first(OPEN_BET, orderNo);

export type BetRow = Row<'Bet'>;

/** The member's bets of the same category that end at the same time as one, with it. */
export const listBetsOfEvent = ({ read }: Store, { memberId, settlesAt, gameType }: BetRow) =>
  read.all(OF_EVENT, memberId, settlesAt, gameType);

export const closeBet = (
  store: Store,
  orderNo: string,
  outcome: { win: bigint; validBet: bigint; state: string; settledAt: Date },
) => store.patch('Bet', { orderNo }, outcome);
