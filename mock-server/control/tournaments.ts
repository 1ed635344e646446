import type { Value } from '../../openapi/generated/control-operations.ts';
import { readCatalogue } from '../domains/games/catalogue/repository.ts';
import { cancel, schedule, stateAt } from '../domains/tournaments/life.ts';
import {
  countPlayers,
  findTournament,
  insertTournament,
  listTournamentRows,
  type Tournament,
} from '../domains/tournaments/repository.ts';
import { ApiError } from '../http/api-error.ts';
import { formatMoney, parseMoney } from '../shared/money.ts';
import type { Texts, TournamentGames, TournamentPrize } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';

type NewPrize = Pick<TournamentPrize, 'from' | 'to' | 'kind' | 'amount'> & { turnover?: number; days?: number };

interface NewTournament {
  code?: string;
  title: Partial<Texts>;
  summary: Partial<Texts>;
  games: TournamentGames;
  scoreKind: Tournament['scoreKind'];
  leastScore?: string;
  leastPlayers?: number;
  minimumRank?: number;
  buyIn?: string;
  prizes: readonly NewPrize[];
  startTime: number;
  endTime: number;
}

/** The latest start first. Throws 404. */
export function listTournaments(world: World, brandCode: string): Value<'listBrandTournaments'> {
  requireBrand(world, brandCode);
  return listTournamentRows(world, brandCode)
    .toReversed()
    .map((tournament) => ({
      ...describeTournament(world, tournament),
      code: tournament.code,
      title: JSON.parse(tournament.title) as Value<'listBrandTournaments'>[number]['title'],
      startTime: tournament.startTime.getTime(),
      endTime: tournament.endTime.getTime(),
      buyIn: formatMoney(tournament.buyIn),
    }));
}

const impossible = (message: string) => new ApiError(422, 'tournament.impossible', message);

/** Throws 404, 422. */
export async function createTournament(world: World, brandCode: string, body: NewTournament) {
  requireBrand(world, brandCode);
  const { code = 'tournament', title, summary, games, prizes, leastScore = '0', buyIn = '0', ...rest } = body;
  const { leastPlayers = 1, minimumRank = 0, scoreKind } = rest;
  const [startTime, endTime] = [new Date(rest.startTime), new Date(rest.endTime)];
  const now = world.now();
  if (rest.endTime <= Math.max(now, rest.startTime)) throw impossible('It ends before it starts, or has ended.');
  requireGames(world, brandCode, games);
  requirePlaces(prizes);
  const id = await world.transact(async (store) => {
    const made = await insertTournament(store, {
      brandCode,
      code,
      scoreKind,
      leastPlayers,
      minimumRank,
      startTime,
      endTime,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      games: JSON.stringify(games),
      leastScore: parseMoney(leastScore),
      buyIn: parseMoney(buyIn),
      prizes: JSON.stringify(prizes.map((prize) => (prize.kind === 'CREDIT' ? { turnover: 0, ...prize } : prize))),
    });
    await schedule(store, { id: made, startTime, endTime }, now);
    return made;
  });
  return readTournament(world, id);
}

/** A corrected draw counts the orders of a tournament again, which needs one of lotteries alone. */
function requireGames(world: World, brandCode: string, { gameType, nodeIds }: TournamentGames): void {
  const { byId, byType } = readCatalogue(world, brandCode);
  if (gameType && !byType.has(gameType)) throw impossible(`"${brandCode}" has no games of ${gameType}.`);
  const types = (nodeIds ?? []).map((nodeId) => byId.get(nodeId)?.gameType);
  if (types.includes(undefined)) throw impossible(`"${brandCode}" lacks one of the games.`);
  const lotteries = types.filter((type) => type === 'LOTT' || type === 'ELOTT');
  if (lotteries.length > 0 && lotteries.length < types.length)
    throw impossible('It is of lotteries or of other games, not of both.');
}

function requirePlaces(prizes: readonly NewPrize[]): void {
  let last = 0;
  for (const { from, to } of prizes) {
    if (from <= last || to < from) throw impossible('The places of the prizes overlap, or are not in order.');
    last = to;
  }
}

const describeTournament = (world: World, tournament: Tournament): Value<'createTournament'> => ({
  tournamentId: tournament.id,
  state: stateAt(tournament, world.now()),
  players: countPlayers(world, tournament.id),
});

function readTournament(world: World, id: number) {
  const tournament = findTournament(world, id);
  if (!tournament) throw new Error(`There is no tournament ${id}.`);
  return describeTournament(world, tournament);
}

/** Throws 404, and 409 for one that is over. */
export async function cancelTournament(world: World, brandCode: string, id: number) {
  requireBrand(world, brandCode);
  await world.transact(async (store) => {
    const tournament = findTournament(store, id);
    if (tournament?.brandCode !== brandCode)
      throw new ApiError(404, 'tournament.not.found', `"${brandCode}" has no tournament ${id}.`);
    if (tournament.state !== 'open')
      throw new ApiError(409, 'tournament.closed', `The tournament is ${tournament.state}.`);
    await cancel(world, store, tournament, world.now());
  });
  return readTournament(world, id);
}

export const tournamentOperations: ControlHandlers<'listBrandTournaments' | 'createTournament' | 'cancelTournament'> = {
  listBrandTournaments: ({ world, path }) => listTournaments(world, path.brand),
  createTournament: ({ world, path, body }) => createTournament(world, path.brand, body),
  cancelTournament: ({ world, path }) => cancelTournament(world, path.brand, path.tournamentId),
};
