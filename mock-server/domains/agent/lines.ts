import type { HandlerContext } from '../../http/handlers.ts';
import { parseMoney } from '../../shared/money.ts';
import { paginate } from '../../shared/paging.ts';
import { type Sorting, sortRows } from '../../shared/sorting.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { type Figures, listTeamSizes, listTeamSums, type Range, readOwnSums } from '../team/repository.ts';
import { addFigures, closeTeamDays, companyResult, NO_FIGURES, requireTeamMember } from '../team/team.ts';
import { cutMembers } from './cut-members.ts';
import { readRange } from './range.ts';
import { type LineRow, listDetails, listLines, readOwn, searchTeam } from './repository.ts';

type LineColumn =
  | 'account'
  | 'members'
  | 'balance'
  | 'registeredAt'
  | 'seenAt'
  | 'deposit'
  | 'withdrawal'
  | 'rounds'
  | 'stake'
  | 'validBet'
  | 'win'
  | 'rebate'
  | 'promotion'
  | 'profit';

interface LinesFilter {
  /** Finds members of the whole team instead of direct lines. */
  search?: string | undefined;
  isAgent?: boolean | undefined;
  /** True for teams with valid bets, false for those without. */
  isActive?: boolean | undefined;
  leastBalance?: string | undefined;
  seenFrom?: number | undefined;
  seenBefore?: number | undefined;
}

export interface LinesQuery extends LinesFilter, Sorting<LineColumn> {
  /** Whose lines; the agent's by default. */
  account?: string | undefined;
  gameType?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

type PathContext = Pick<HandlerContext, 'world' | 'brand' | 'member'> & { query: Pick<LinesQuery, 'account'> };
type LinesContext = PathContext & { query: LinesQuery };
type Teams = ReadonlyMap<number, Figures>;

/** From the agent down to a member of the team; the agent alone without a name. Throws as `requireTeamMember`. */
export function readPath({ world, brand, member, query: { account } }: PathContext) {
  const own = readOwn(world, member.memberId);
  const path = requireTeamMember(world, { ...member, brandCode: brand.code }, account ?? own.username);
  return { path, top: path.at(-1) ?? own };
}

/** Direct lines, or members whom a search finds anywhere in the team; not yet by bets. Throws as `readPath`. */
function findLines(context: LinesContext) {
  const { world, query } = context;
  const { path, top } = readPath(context);
  const lines = query.search === undefined ? listLines(world, top.id) : searchTeam(world, top.id, query.search);
  return { path, top, lines: filterLines(world, lines, query) };
}

function filterLines(store: Store, lines: readonly LineRow[], filter: LinesFilter): LineRow[] {
  const { isAgent, leastBalance, seenFrom, seenBefore } = filter;
  const ofType = lines.filter(({ type }) => isAgent === undefined || (type !== 0) === isAgent);
  if (leastBalance === undefined && seenFrom === undefined && seenBefore === undefined) return ofType;
  const least = parseMoney(leastBalance ?? '0');
  const details = readDetails(store, ofType);
  return ofType.filter(({ id }) => {
    const { balance = 0n, seenAt } = details.get(id) ?? {};
    const seen = seenAt ?? 0;
    return balance >= least && seen >= (seenFrom ?? 0) && (seenBefore === undefined || seen < seenBefore);
  });
}

const isPart = ({ search, isAgent, isActive, leastBalance, seenFrom, seenBefore }: LinesFilter): boolean =>
  [search, isAgent, isActive, leastBalance, seenFrom, seenBefore].some((each) => each !== undefined);

const idsOf = (lines: readonly LineRow[]) => lines.map(({ id }) => id);

/** Sums of members with their teams, by id. */
export const readLineSums = (world: World, lines: readonly LineRow[], range: Range, closed: number): Teams =>
  new Map(listTeamSums(world, idsOf(lines), range, closed).map((figures) => [figures.id, figures]));

export const readSizes = (store: Store, lines: readonly LineRow[]) =>
  new Map(listTeamSizes(store, idsOf(lines)).map((size) => [size.id, size]));

export const readDetails = (store: Store, lines: readonly LineRow[]) =>
  new Map(listDetails(store, idsOf(lines)).map((detail) => [detail.id, detail]));

/**
 * A page of the lines that match with the sums of all of them: those with most valid bets first, or found members by
 * name. Own sums belong to all lines alone. Throws as `readPath`.
 */
export async function pageLines(context: LinesContext) {
  const { world, brand, query } = context;
  const { path, top, lines } = findLines(context);
  const closed = await closeTeamDays(world, brand);
  const range = { ...readRange(world, query), gameType: query.gameType };
  const teams = readLineSums(world, lines, range, closed);
  const found = lines.filter(isActive(teams, query));
  const own = isPart(query) ? null : (readOwnSums(world, top.id, range) ?? NO_FIGURES);
  const { rows, ...page } = paginate(sortLines(world, found, teams, query), query.pageNo, query.pageSize);
  return { path, range, own, sums: addTeams(world, found, teams, own ?? NO_FIGURES), rows, teams, page };
}

/** Lines that match, by id, from after the cursor. Throws as `readPath`. */
export async function cutLines(context: LinesContext & { query: { cursor?: string | undefined } }) {
  const { world, brand, query } = context;
  const after = findLines(context)
    .lines.filter(({ id }) => id > Number(query.cursor ?? 0))
    .sort((one, other) => one.id - other.id);
  const closed = await closeTeamDays(world, brand);
  const range = { ...readRange(world, query), gameType: query.gameType };
  const size = query.pageSize ?? 1000;
  const cut = query.isActive === undefined ? cutMembers(after, size) : null;
  const teams = readLineSums(world, cut?.rows ?? after, range, closed);
  return { ...(cut ?? cutMembers(after.filter(isActive(teams, query)), size)), range, teams };
}

const isActive =
  (teams: Teams, query: LinesFilter) =>
  ({ id }: LineRow): boolean =>
    query.isActive === undefined || (teams.get(id)?.validBet ?? 0n) > 0n === query.isActive;

/** Found members may be in each other's teams: each counts once. */
function addTeams(world: World, lines: readonly LineRow[], teams: Teams, own: Figures): Figures {
  const found = new Set(idsOf(lines));
  const known = new Map<number | null, boolean>([[null, false]]);
  const isBelowFound = (id: number | null): boolean => {
    const answer = known.get(id) ?? (found.has(id as number) || isBelowFound(readOwn(world, id as number).uplineId));
    known.set(id, answer);
    return answer;
  };
  return lines
    .filter(({ uplineId }) => !isBelowFound(uplineId))
    .reduce((sum, { id }) => addFigures(sum, teams.get(id) ?? NO_FIGURES), own);
}

function sortLines(world: World, lines: readonly LineRow[], teams: Teams, query: LinesQuery): LineRow[] {
  const isOf = (...columns: LineColumn[]) => query.sort !== undefined && columns.includes(query.sort);
  const sizes = isOf('members') ? readSizes(world, lines) : null;
  const details = isOf('balance', 'seenAt') ? readDetails(world, lines) : null;
  const of = (read: (figures: Figures) => bigint) => (line: LineRow) => read(teams.get(line.id) ?? NO_FIGURES);
  return sortRows(
    lines,
    {
      account: ({ username }) => username,
      members: ({ id }) => sizes?.get(id)?.members ?? 0,
      balance: ({ id }) => details?.get(id)?.balance ?? 0n,
      registeredAt: ({ registeredAt }) => registeredAt.getTime(),
      seenAt: ({ id }) => details?.get(id)?.seenAt ?? 0,
      deposit: of(({ deposit }) => deposit),
      withdrawal: of(({ withdraw }) => withdraw),
      rounds: of(({ rounds }) => rounds),
      stake: of(({ stakes }) => stakes),
      validBet: of(({ validBet }) => validBet),
      win: of(({ win }) => win),
      rebate: of(({ rebate }) => rebate),
      promotion: of(({ promotion }) => promotion),
      profit: of(companyResult),
    },
    query,
    query.search === undefined ? 'validBet' : 'account',
  );
}
