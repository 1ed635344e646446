import { requireNoBreak } from '../../../accounts/breaks.ts';
import { maskPlayer } from '../../../accounts/masking.ts';
import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { Json, Round } from '../../../demo-games/engine/types.ts';
import { newSeed, seedHash } from '../../../engine/fair.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { sumAmounts } from '../../../shared/money.ts';
import { once } from '../../../shared/once.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Language } from '../../../worlds/columns.ts';
import type { NewRow } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { requireRealityChecked, requireWithinPlay } from '../../member/limits/rules.ts';
import { collectDue } from '../../money/grants/take-back.ts';
import { MAIN, playAccount } from '../../money/ledger/accounts.ts';
import { type Account, drawOrderNo, type Leg, move, roundTypes } from '../../money/ledger/ledger.ts';
import { listWallets, sumBalances } from '../../money/ledger/repository.ts';
import { fundingLegs } from '../../money/ledger/transfers.ts';
import { countBets } from '../../money/settled-bets.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { type BrandGame, readCatalogue } from '../catalogue/repository.ts';
import { closeGrant, countFreeRound, type FreeRoundKey, findPlayed, nextGrant } from '../free-rounds/grants.ts';
import { findFreeRound, findGrant, findGrantOfRound, type GrantRow } from '../free-rounds/repository.ts';
import { runEngine } from './engine.ts';
import { feedPot, readPot } from './jackpot.ts';
import {
  endOpenBets,
  findAvatar,
  findBet,
  findBetByOrder,
  findLastPlayRow,
  findPlayRow,
  insertBet,
  insertWinner,
  listBetsOfGame,
  noteRecent,
  updatePlay,
} from './repository.ts';

const PLAY_LIFE_MS = 30 * 60_000;
/** Multiples of the stake for the winner board. */
const BIG_WIN = 20n;

export interface Play {
  token: string;
  memberId: number;
  username: string;
  isTrial: boolean;
  brand: BrandState;
  game: BrandGame;
  roomId: string | null;
  /** MAIN where all wallets are one balance. */
  account: Account;
  /** Stakes may use every wallet of the member. */
  isOneBalance: boolean;
  language: Language;
  serverSeed: string;
  clientSeed: string;
  /** Rounds with this pair of seeds. */
  nonce: number;
  state: Json;
}

export interface PlayedRound {
  play: Play;
  orderNo: string;
  detail: Json;
  win: bigint;
  balance: bigint;
  state: Json;
  nonce: number;
  /** Free rounds that it belongs to, with it; null for a round with a stake. */
  grant: GrantRow | null;
}

const ended = () => new ApiError(401, 'play.ended', 'This game is no longer open: start it again from the lobby.');

/** Renews the play. Throws 401 for an unknown token, or if the play or its session has ended. */
export async function findPlay(world: World, token: string): Promise<Play> {
  const row = findOpenRow(world, world, token);
  await updatePlay(world, token, { lastUsedAt: new Date(world.now()) });
  return toPlay(world, row);
}

type Row = NonNullable<ReturnType<typeof findPlayRow>>;

function toPlay(world: World, row: Row): Play {
  const brand = findBrandState(world, row.brandCode);
  const game = readCatalogue(world, row.brandCode).byId.get(row.gameNodeId);
  if (!brand || !game) throw ended();
  const { token, memberId, roomId, username, type, autoTransfer: isOneBalance } = row;
  return {
    token,
    memberId,
    username,
    isTrial: type === TRIAL_TYPE,
    brand,
    game,
    roomId,
    account: isOneBalance ? MAIN : playAccount(row.accountTypeId, game.vendor),
    isOneBalance,
    language: row.language as Language,
    ...pickRoundFields(row),
  };
}

function findRow(store: Store, token: string): Row {
  const row = findPlayRow(store, token);
  if (!row) throw ended();
  return row;
}

function findOpenRow(world: World, store: Store, token: string): Row {
  const row = findRow(store, token);
  if (row.endedAt || row.sessionEndedAt || world.now() - row.lastUsedAt.getTime() > PLAY_LIFE_MS) throw ended();
  requireNoBreak(store, row.memberId, world.now());
  return row;
}

const pickRoundFields = ({ serverSeed, clientSeed, nonce, state }: Row) => ({
  serverSeed,
  clientSeed,
  nonce,
  state: JSON.parse(state) as Json,
});

const unfinishedOf = ({ openBets }: Pick<Row, 'openBets'>): string[] => JSON.parse(openBets) as string[];

/** Grant of the play's next round; null for a round with a stake. */
const grantOf = (store: Store, row: Row, now: number): GrantRow | null =>
  nextGrant(store, { ...row, unfinished: unfinishedOf(row)[0] }, now);

/** Free rounds that the play's next round belongs to. */
export const readPlayGrant = (world: World, { token }: Play): GrantRow | null =>
  grantOf(world, findRow(world, token), world.now());

/** Money of the play's wallet, or of all wallets together. */
export const readPlayBalance = (store: Store, { memberId, account, isOneBalance }: Play): bigint =>
  sumBalances(
    listWallets(store, memberId).filter(({ accountTypeId }) => isOneBalance || accountTypeId === account.accountTypeId),
  );

/** Engine's answer to a bet; `bet` is that of a free round. */
export type Run = (play: Play, jackpot: bigint, bet?: Json) => Round;

/**
 * Books stake, win, bet record and jackpot in one transaction. The same reference returns the same round, also after the play
 * has ended; the same free round does in an open play. A free round takes no stake. Throws 401, 403 in a break, 409 for a reference of another
 * game, 422 for insufficient funds, a reached limit, a due reality check or free rounds that are over, and any error of `run`.
 */
export async function playRound(
  world: World,
  token: string,
  reference: string,
  run: Run,
  freeRound?: FreeRoundKey,
): Promise<PlayedRound> {
  // Renews the play for a new round, which may be refused.
  if (!findBet(world, findRow(world, token).memberId, reference)) await findPlay(world, token);
  return world.transact(async (store) => {
    const row = findRow(store, token);
    const play = toPlay(world, row);
    const before = once(findBet(store, play.memberId, reference), (bet) => bet.gameNodeId === play.game.nodeId);
    if (before) return playedBefore(store, play, before);
    const now = world.now();
    const grant = grantOf(store, row, now);
    const doubled = freeRound && play.state === null ? findPlayed(store, freeRound, play.memberId, grant) : null;
    const same = doubled === null ? undefined : findBetByOrder(store, play.memberId, doubled);
    if (same) return playedBefore(store, play, same);
    findOpenRow(world, store, token);
    return bookNext(world, store, { row, play, grant, reference, run, now });
  });
}

function playedBefore(
  store: Store,
  play: Play,
  { orderNo, win, nonce, detail }: { orderNo: string; win: bigint; nonce: number; detail: string },
): PlayedRound {
  return {
    play,
    orderNo,
    win: findFreeRound(store, orderNo)?.win ?? win,
    nonce: nonce + 1,
    balance: readPlayBalance(store, play),
    detail: JSON.parse(detail) as Json,
    state: play.state,
    grant: findGrantOfRound(store, orderNo) ?? null,
  };
}

interface NextRound {
  row: Row;
  play: Play;
  grant: GrantRow | null;
  reference: string;
  run: Run;
  now: number;
}

async function bookNext(world: World, store: Store, next: NextRound): Promise<PlayedRound> {
  const { row, play, grant, reference, run, now } = next;
  const { memberId } = play;
  const jackpot = grant ? 0n : readPot(world, store, play.brand);
  const round = grant ? run(play, jackpot, { level: grant.level }) : run(play, jackpot);
  // Free spins and the rest of a hand continue a stake.
  if (round.stake > 0n) {
    requireWithinPlay(store, memberId, grant ? 0n : round.stake, now);
    requireRealityChecked(store, memberId, now);
  }
  const orderNo = await bookRound(world, store, play, round, { reference, isFree: grant !== null, now });
  const nonce = play.nonce + 1;
  const state = round.state ?? null;
  // Bets that settle later are open by themselves.
  const goesOn = state !== null && round.settlesAt === undefined;
  const openBets = JSON.stringify(goesOn ? [...unfinishedOf(row), orderNo] : []);
  const lastUsedAt = new Date(now);
  await updatePlay(store, play.token, { lastUsedAt, nonce, state: JSON.stringify(state), openBets });
  const { win } = round;
  const counted =
    grant &&
    (await countFreeRound(world, store, grant, { orderNo, win, isNew: round.stake > 0n, isOver: !goesOn, at: now }));
  const balance = readPlayBalance(store, play);
  return { play, orderNo, win, nonce, balance, detail: round.detail, state, grant: counted };
}

async function bookRound(
  world: World,
  store: Store,
  play: Play,
  round: Round,
  { reference, isFree, now }: { reference: string; isFree: boolean; now: number },
): Promise<string> {
  const { memberId, game, brand, account } = play;
  const [stake, win] = isFree ? [0n, 0n] : [round.stake, round.win];
  const { gameType } = game;
  const type = roundTypes(gameType);
  const legs: Leg[] = [
    ...(play.isOneBalance ? fundingLegs(store, memberId, stake) : []),
    { account, amount: -stake, typeCode: type.bet },
    { account: 'GAMES', amount: stake, typeCode: type.bet },
    { account, amount: win, typeCode: type.win },
    { account: 'GAMES', amount: -win, typeCode: type.win },
  ];
  const remark = JSON.stringify(game.names);
  const orderNo =
    stake > 0n || win > 0n
      ? await move(world, store, {
          brandCode: brand.code,
          memberId,
          remark,
          gameType,
          prefix: 'B',
          subject: { kind: 'bet' },
          at: now,
          legs,
        })
      : drawOrderNo(world, 'B', now);
  const time = new Date(now);
  const ended = round.endsOpen ? await endOpenBets(store, memberId, game.nodeId, time) : [];
  const [first] = ended;
  if (first) await collectDue(world, store, { memberId, placedAt: first.placedAt, amount: win, at: time.getTime() });
  const bet = {
    ...describeBet(play, round, time),
    ...(isFree && { bet: 0n, validBet: 0n, win: 0n, state: roundOutcome(0n, round.win) }),
  };
  await insertBet(store, { orderNo, reference, nonce: play.nonce, time, ...bet });
  if (bet.settlesAt) await addDue(store, 'bet.settle', orderNo, bet.settlesAt.getTime());
  const hand = { wholeStake: stake + sumAmounts(ended.map((each) => each.stake)), placedAt: first?.placedAt ?? time };
  const settled = bet.settledAt
    ? [...ended, { stake, validBet: bet.validBet, isWon: bet.state === 'won', win, ...hand }]
    : ended;
  await countBets(world, store, brand, { memberId, game, at: time.getTime() }, settled);
  if (game.hasJackpot && stake > 0n && !play.isTrial) await feedPot(world, store, brand, stake, round.jackpot ?? 0n);
  await noteRecent(store, memberId, game.nodeId, time);
  if (!play.isTrial && stake > 0n && win >= stake * BIG_WIN) {
    const playerName = maskPlayer(play.username);
    const avatar = findAvatar(store, memberId);
    await insertWinner(store, {
      brandCode: brand.code,
      playerName,
      avatar,
      gameNodeId: game.nodeId,
      amount: win,
      time,
    });
  }
  return orderNo;
}

type Described = Omit<NewRow<'Bet'>, 'orderNo' | 'reference' | 'nonce' | 'time'>;

function describeBet(play: Play, round: Round, now: Date) {
  const { memberId, game, brand, account, serverSeed, clientSeed } = play;
  const isOpen = round.settlesAt !== undefined;
  return {
    memberId,
    brandCode: brand.code,
    gameNodeId: game.nodeId,
    vendorCode: game.vendorCode,
    gameType: game.gameType,
    accountTypeId: account.accountTypeId,
    settlesAt: isOpen ? new Date(round.settlesAt ?? 0) : null,
    settledAt: isOpen ? null : now,
    bet: round.stake,
    validBet: round.validBet ?? round.stake,
    win: round.win,
    state: isOpen ? 'open' : roundOutcome(round.stake, round.win),
    detail: JSON.stringify(round.detail),
    proof: round.draws?.length ? JSON.stringify({ serverSeed, clientSeed, draws: round.draws }) : null,
  } satisfies Described;
}

export function roundOutcome(stake: bigint, win: bigint): 'won' | 'lost' | 'draw' {
  if (win > stake) return 'won';
  return win === stake && stake > 0n ? 'draw' : 'lost';
}

/** Reveals the server seed unless `check` throws. Returns the old pair with its number of rounds. */
export function rotateSeeds(world: World, token: string, clientSeed: string, check: (state: Json) => void = () => {}) {
  return world.transact(async (store) => {
    const { serverSeed, clientSeed: old, nonce, state } = pickRoundFields(findOpenRow(world, store, token));
    check(state);
    const next = newSeed(world.random);
    await updatePlay(store, token, { serverSeed: next, clientSeed, nonce: 0, lastUsedAt: new Date(world.now()) });
    return { revealed: { serverSeed, clientSeed: old, rounds: nonce }, serverSeedHash: seedHash(next) };
  });
}

export function listRounds(world: World, { memberId, game }: Play, count: number) {
  const bets = listBetsOfGame(world, memberId, game.nodeId, count);
  return bets.map(({ orderNo, time, bet, win, detail, state }) => ({
    orderNo,
    time: time.getTime(),
    bet,
    win: findFreeRound(world, orderNo)?.win ?? win,
    detail: JSON.parse(detail) as Json,
    state: state as 'open' | 'won' | 'lost' | 'draw' | 'void',
  }));
}

/** Plays an unfinished free round to its end, and pays what the rounds have won. Ignores those that ended before. */
export const expireFreeRounds: PlayEvent = async (world, store, id, at) => {
  for (;;) {
    const grant = findGrant(store, Number(id));
    if (!grant || grant.closedAt) return;
    const row = findLastPlayRow(store, grant.memberId, grant.gameNodeId);
    const [unfinished] = row ? unfinishedOf(row) : [];
    const isUnfinished = unfinished !== undefined && findGrantOfRound(store, unfinished)?.id === grant.id;
    if (!row || !isUnfinished) return closeGrant(world, store, grant, at);
    const reference = `expired-${grant.id}-${row.nonce}`;
    await bookNext(world, store, {
      row,
      play: toPlay(world, row),
      grant,
      reference,
      run: runEngine({ now: at }),
      now: at,
    });
  }
};
