import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { requireNoBreak } from '../../accounts/breaks.ts';
import { maskPlayer } from '../../accounts/masking.ts';
import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import { avatarPath, type Brand, promotionPath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import { textIn } from '../../shared/texts.ts';
import { DAY_MS } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import { gameView, openGames } from '../games/views.ts';
import { MAIN } from '../money/ledger/accounts.ts';
import { move, TYPE } from '../money/ledger/ledger.ts';
import { findMovement } from '../money/ledger/repository.ts';
import { fundingLegs } from '../money/ledger/transfers.ts';
import { buyInBack, finishTime, stateAt } from './life.ts';
import {
  countPlayers,
  countScored,
  findPlace,
  findPlayer,
  findPlayerOfReference,
  findRank,
  findTournament,
  listPlaces,
  listTournamentRows,
  savePlayer,
  type Tournament,
} from './repository.ts';

type View = Value<'joinTournament'>;
type Asker = Pick<HandlerContext, 'world' | 'brand' | 'language' | 'identity'>;

const LISTED_MS = 30 * DAY_MS;
const MOST_LISTED = 100;
const SHOWN = 50;
/** Before and after the member's own place. */
const NEIGHBOURS = 2;
/** Games that are sent of a category. */
const GAMES_SHOWN = 8;

const ORDER = { RUNNING: 0, FINALIZING: 0, PUBLISHED: 1, FINISHED: 2, CANCELLED: 2 } as const;

export function listTournaments(context: Context<'listTournaments'>): Value<'listTournaments'> {
  const { world, brand } = context;
  const now = world.now();
  const rows = listTournamentRows(world, brand.code)
    .filter(({ endTime }) => endTime.getTime() > now - LISTED_MS)
    .map((tournament) => ({ tournament, order: ORDER[stateAt(tournament, now)] }));
  rows.sort((one, other) =>
    one.order === other.order && one.order === ORDER.FINISHED
      ? other.tournament.endTime.getTime() - one.tournament.endTime.getTime()
      : one.order - other.order,
  );
  return { list: rows.slice(0, MOST_LISTED).map(({ tournament }) => toView(context, world, tournament)) };
}

/** Trial accounts take part in nothing. */
const memberIdOf = ({ identity }: Asker): number | null =>
  identity && identity.type !== TRIAL_TYPE ? identity.memberId : null;

function findOwn(asker: Asker, store: Store, { id }: Tournament) {
  const memberId = memberIdOf(asker);
  const player = memberId === null ? null : findPlayer(store, id, memberId);
  return player && !player.leftAt ? { player, place: findPlace(store, player) } : null;
}

function toView(asker: Asker, store: Store, tournament: Tournament): View {
  const { world, brand, language } = asker;
  const { id, code, title, summary, scoreKind, leastScore, leastPlayers, minimumRank, buyIn } = tournament;
  const own = findOwn(asker, store, tournament);
  return {
    tournamentId: id,
    title: textIn(title, language),
    summary: textIn(summary, language),
    image: promotionPath(brand.code as Brand, code),
    state: stateAt(tournament, world.now()),
    scoreKind,
    leastScore: formatMoney(leastScore),
    leastPlayers,
    minimumRank,
    buyIn: formatMoney(buyIn),
    startTime: tournament.startTime.getTime(),
    endTime: tournament.endTime.getTime(),
    finishTime: finishTime(tournament),
    players: countPlayers(store, id),
    prizes: tournament.prizes.map((prize) => ({
      from: prize.from,
      to: prize.to,
      kind: prize.kind,
      amount: formatMoney(toAmount(prize.amount)),
      turnover: prize.kind === 'CREDIT' ? prize.turnover : 0,
      days: (prize.kind === 'CREDIT' && prize.days) || null,
    })),
    own: own && { joinedAt: own.player.joinedAt.getTime(), place: own.place, score: formatMoney(own.player.score) },
  };
}

/** Throws 404. */
export function readTournament(context: Context<'getTournament'>): Value<'getTournament'> {
  const { world, query, language } = context;
  const tournament = requireTournament(context, world, query.tournamentId);
  const { id, games } = tournament;
  const open = openGames(context);
  const counted = games.gameType
    ? open.inCategory(games.gameType).slice(0, GAMES_SHOWN)
    : (games.nodeIds ?? []).flatMap((nodeId) => open.find(nodeId) ?? []);
  const toRows = (places: ReturnType<typeof listPlaces>) =>
    places.map(({ memberId, username, avatar, place, score, reachedAt }) => ({
      place,
      playerName: maskPlayer(username),
      avatar: avatarPath(avatar),
      score: formatMoney(score),
      reachedAt,
      isOwn: memberId === memberIdOf(context),
    }));
  const place = findOwn(context, world, tournament)?.place ?? null;
  const first = Math.max(1, (place ?? 1) - NEIGHBOURS);
  return {
    now: world.now(),
    tournament: toView(context, world, tournament),
    gameType: games.gameType ?? null,
    games: counted.map((game) => gameView(game, language)),
    scored: countScored(world, id),
    table: toRows(listPlaces(world, id, 1, SHOWN)),
    around: place === null ? [] : toRows(listPlaces(world, id, first, place + NEIGHBOURS + 1 - first)),
  };
}

function requireTournament({ brand }: Pick<Asker, 'brand'>, store: Store, id: number): Tournament {
  const tournament = findTournament(store, id);
  if (tournament?.brandCode === brand.code) return tournament;
  throw new ApiError(404, 'tournament.not.found', 'There is no such tournament: choose one from the list.');
}

/** Carried out once by its reference. Throws 403, 404, 409, 422. */
export async function joinTournament(context: Context<'joinTournament'>): Promise<View> {
  const { world, member, body } = context;
  const { memberId } = member;
  const { tournamentId, reference } = body;
  return world.transact(async (store) => {
    const tournament = requireTournament(context, store, tournamentId);
    const before = once(
      findPlayerOfReference(store, memberId, reference),
      (player) => player.tournamentId === tournamentId,
    );
    if (!before) await join(context, store, tournament);
    return toView(context, store, tournament);
  });
}

async function join(context: Context<'joinTournament'>, store: Store, tournament: Tournament): Promise<void> {
  const { world, member, body } = context;
  const { memberId } = member;
  const { reference } = body;
  const { id, brandCode, buyIn, title, minimumRank } = tournament;
  const now = world.now();
  requireNoBreak(store, memberId, now);
  // A reference whose player has left and joined again since is used.
  once(findMovement(store, memberId, reference), () => false);
  const player = findPlayer(store, id, memberId);
  if (player && !player.leftAt) throw new ApiError(409, 'tournament.joined', 'You take part in this tournament.');
  const state = stateAt(tournament, now);
  if (state !== 'PUBLISHED' && state !== 'RUNNING') throw closed();
  if (findRank(store, memberId) < minimumRank)
    throw new ApiError(422, 'tournament.rank', `This tournament is for VIP ${minimumRank} and above.`);
  if (buyIn > 0n)
    await move(world, store, {
      brandCode,
      memberId,
      reference,
      fingerprint: `tournament ${id}`,
      remark: title,
      prefix: 'P',
      at: now,
      legs: [
        ...fundingLegs(store, memberId, buyIn),
        { account: MAIN, amount: -buyIn, typeCode: TYPE.tournament.buyIn },
        { account: 'TOURNAMENTS', amount: buyIn, typeCode: TYPE.tournament.buyIn },
      ],
    });
  await savePlayer(store, { tournamentId: id, memberId }, { reference, joinedAt: new Date(now), leftAt: null });
}

const closed = () => new ApiError(409, 'tournament.closed', 'This tournament is closed: look at the others.');

/** Throws 404, and 409 from the start on. */
export async function leaveTournament(context: Context<'leaveTournament'>): Promise<View> {
  const { world, member, query } = context;
  const { memberId } = member;
  const now = world.now();
  return world.transact(async (store) => {
    const tournament = requireTournament(context, store, query.tournamentId);
    const { id, buyIn } = tournament;
    const player = findPlayer(store, id, memberId);
    if (player && !player.leftAt) {
      if (stateAt(tournament, now) !== 'PUBLISHED') throw closed();
      if (buyIn > 0n) await move(world, store, buyInBack(tournament, memberId, now));
      await savePlayer(store, { tournamentId: id, memberId }, { leftAt: new Date(now) });
    }
    return toView(context, store, tournament);
  });
}
