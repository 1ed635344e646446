import type { HandlerContext } from '../../http/handlers.ts';
import { paginate } from '../../shared/paging.ts';
import type { World } from '../../worlds/world.ts';
import { type Figures, listTeamDays, listTeamSums, type Range, readOwnSums } from '../team/repository.ts';
import { addFigures, closeTeamDays, NO_FIGURES, requireTeamMember } from '../team/team.ts';
import { readRange } from './range.ts';
import { type LineRow, listLines, readOwn, searchTeam } from './repository.ts';

export interface LinesQuery {
  /** Whose lines; the agent's by default. */
  account?: string | undefined;
  /** Finds members of the whole team instead. */
  search?: string | undefined;
  gameType?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

type LinesContext = Pick<HandlerContext, 'world' | 'brand' | 'member'> & { query: LinesQuery };

/** From the agent down to a member of the team; the agent alone without a name. Throws as `requireTeamMember`. */
export function readPath({ world, brand, member, query: { account } }: LinesContext) {
  const own = readOwn(world, member.memberId);
  const path = requireTeamMember(world, { ...member, brandCode: brand.code }, account ?? own.username);
  return { path, top: path.at(-1) ?? own };
}

/** Direct lines in no order, or members whom a search finds anywhere in the team, by name. Throws as `readPath`. */
export function findLines(context: LinesContext) {
  const { world, query } = context;
  const { path, top } = readPath(context);
  const lines = query.search === undefined ? listLines(world, top.id) : searchTeam(world, top.id, query.search);
  return { path, top, lines };
}

/** Sums of members with their teams, by id. */
export function readLineSums(world: World, lines: readonly LineRow[], range: Range, closed: number) {
  const ids = lines.map(({ id }) => id);
  return new Map(listTeamSums(world, ids, range, closed).map((figures) => [figures.id, figures]));
}

/** Lines with most valid bets first, or found members by name, beside all of the one whose lines they are. Throws as `readPath`. */
export async function pageLines(context: LinesContext) {
  const { world, brand, query } = context;
  const { path, top, lines } = findLines(context);
  const closed = await closeTeamDays(world, brand);
  const range = { ...readRange(world, query), gameType: query.gameType };
  // A search may find the whole team: it stays in the order of names.
  const ranked = query.search === undefined ? rankByBets(lines, readLineSums(world, lines, range, closed)) : lines;
  const { rows, ...page } = paginate(ranked, query.pageNo, query.pageSize);
  return {
    path,
    own: readOwnSums(world, top.id, range) ?? NO_FIGURES,
    team: listTeamDays(world, top.id, range, closed).reduce<Figures>(addFigures, NO_FIGURES),
    rows,
    sums: readLineSums(world, rows, range, closed),
    page,
  };
}

/** Most valid bets first. */
export function rankByBets(lines: readonly LineRow[], sums: ReadonlyMap<number, Figures>): LineRow[] {
  const validBet = ({ id }: LineRow) => sums.get(id)?.validBet ?? 0n;
  return lines.toSorted((one, other) => Number(validBet(other) - validBet(one)) || one.id - other.id);
}
