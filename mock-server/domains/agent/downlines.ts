import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney, parseMoney } from '../../shared/money.ts';
import { paginate } from '../../shared/paging.ts';
import type { Store } from '../../worlds/store.ts';
import { type Figures, listTeamDays, listTeamSizes, readOwnSums } from '../team/repository.ts';
import { addFigures, closeTeamDays, NO_FIGURES } from '../team/team.ts';
import { findLines, rankByBets, readLineSums } from './lines.ts';
import { readRange } from './range.ts';
import { type LineRow, listDetails } from './repository.ts';
import { figuresView, memberView } from './view.ts';

/** Throws 404 for a member who is not of the team. */
export async function listDownlines(context: Context<'listDownlines'>): Promise<Value<'listDownlines'>> {
  const { world, brand, member, query } = context;
  const { search, pageNo, pageSize } = query;
  const { path, top, lines } = findLines(context);
  const closed = await closeTeamDays(world, brand);
  const range = readRange(world, query);
  const found = filterLines(world, lines, query);
  // A search may find the whole team: it stays in the order of names, and is summed for a filter alone.
  const teams = search === undefined || query.isActive !== undefined ? readLineSums(world, found, range, closed) : null;
  const active = found.filter(({ id }) => query.isActive === undefined || hasBets(teams?.get(id)) === query.isActive);
  const ranked = search === undefined && teams ? rankByBets(active, teams) : active;
  const { rows: shown, ...page } = paginate(ranked, pageNo, pageSize);
  const sums = teams ?? readLineSums(world, shown, range, closed);
  const shownIds = shown.map(({ id }) => id);
  const sizes = new Map(listTeamSizes(world, shownIds).map((size) => [size.id, size]));
  const details = new Map(listDetails(world, shownIds).map((detail) => [detail.id, detail]));
  return {
    path: path.map(memberView),
    own: figuresView(readOwnSums(world, top.id, range) ?? NO_FIGURES),
    team: figuresView(listTeamDays(world, top.id, range, closed).reduce(addFigures, NO_FIGURES)),
    list: shown.map((row) => ({
      member: memberView(row),
      isDirect: row.uplineId === member.memberId,
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

/** Without the filter by bets. */
function filterLines(store: Store, lines: readonly LineRow[], query: Context<'listDownlines'>['query']): LineRow[] {
  const { isAgent, leastBalance, seenFrom, seenBefore } = query;
  const ofType = lines.filter(({ type }) => isAgent === undefined || (type !== 0) === isAgent);
  if (leastBalance === undefined && seenFrom === undefined && seenBefore === undefined) return ofType;
  const least = parseMoney(leastBalance ?? '0');
  const kept = listDetails(
    store,
    ofType.map(({ id }) => id),
  ).filter(({ balance, seenAt }) => {
    const seen = seenAt ?? 0;
    return balance >= least && seen >= (seenFrom ?? 0) && (seenBefore === undefined || seen < seenBefore);
  });
  const ids = new Set(kept.map(({ id }) => id));
  return ofType.filter(({ id }) => ids.has(id));
}

const hasBets = (figures: Figures | undefined): boolean => (figures?.validBet ?? 0n) > 0n;
