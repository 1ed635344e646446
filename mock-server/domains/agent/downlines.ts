import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { paginate } from '../../shared/paging.ts';
import { type Figures, listTeamDays, listTeamSizes, listTeamSums, readOwnSums } from '../money/team/repository.ts';
import { addFigures, closeTeamDays, NO_FIGURES, requireTeamMember } from '../money/team/team.ts';
import { readRange } from './range.ts';
import { type LineRow, listDetails, listLines, readOwn, searchTeam } from './repository.ts';
import { figuresView, memberView } from './view.ts';

/** Throws 404 for a member who is not of the team. */
export async function listDownlines(context: Context<'listDownlines'>): Promise<Value<'listDownlines'>> {
  const { world, brand, member, query } = context;
  const { account, search, isAgent, pageNo, pageSize } = query;
  const self = readOwn(world, member.memberId);
  const path = requireTeamMember(world, { ...member, brandCode: brand.code }, account ?? self.username);
  const top = path.at(-1) ?? self;
  const closed = await closeTeamDays(world, brand);
  const range = readRange(world, query);
  const isWanted = ({ type }: LineRow) => isAgent === undefined || (type !== 0) === isAgent;
  const readSums = (rows: readonly LineRow[]) => {
    const ids = rows.map(({ id }) => id);
    return new Map(listTeamSums(world, ids, range, closed).map((figures) => [figures.id, figures]));
  };
  const found = (search === undefined ? listLines(world, top.id) : searchTeam(world, top.id, search)).filter(isWanted);
  // A search may find the whole team: it stays in the order of names.
  const ranked = search === undefined ? rankByBets(found, readSums(found)) : found;
  const { rows: shown, ...page } = paginate(ranked, pageNo, pageSize);
  const sums = readSums(shown);
  const shownIds = shown.map(({ id }) => id);
  const sizes = new Map(listTeamSizes(world, shownIds).map((size) => [size.id, size]));
  const details = new Map(listDetails(world, shownIds).map((detail) => [detail.id, detail]));
  return {
    path: path.map(memberView),
    own: figuresView(readOwnSums(world, top.id, range) ?? NO_FIGURES),
    team: figuresView(listTeamDays(world, top.id, range, closed).reduce(addFigures, NO_FIGURES)),
    list: shown.map((row) => ({
      member: memberView(row),
      lines: sizes.get(row.id)?.lines ?? 0,
      members: sizes.get(row.id)?.members ?? 0,
      balance: formatMoney(details.get(row.id)?.balance ?? 0n),
      registeredAt: row.registeredAt.getTime(),
      seenAt: details.get(row.id)?.seenAt ?? null,
      figures: figuresView(sums.get(row.id) ?? NO_FIGURES),
    })),
    ...page,
  };
}

function rankByBets(lines: readonly LineRow[], sums: ReadonlyMap<number, Figures>): LineRow[] {
  const validBet = ({ id }: LineRow) => sums.get(id)?.validBet ?? 0n;
  return lines.toSorted((one, other) => Number(validBet(other) - validBet(one)) || one.id - other.id);
}
