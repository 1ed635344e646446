import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { paginate } from '../../../shared/paging.ts';
import { sortRows } from '../../../shared/sorting.ts';
import type { World } from '../../../worlds/world.ts';
import type { Figures } from '../../team/repository.ts';
import { addFigures, companyResult, NO_FIGURES } from '../../team/team.ts';
import { cutMembers } from '../cut-members.ts';
import { readPath } from '../lines.ts';
import { readRange } from '../range.ts';
import { figuresView, memberView } from '../view.ts';
import { listMemberSums, type MemberSums, type ProfitFilter, readMembers } from './repository.ts';

type Query = Context<'listTeamProfit'>['query'];
type ProfitRow = Value<'listTeamProfit'>['list'][number];

const COLUMNS = {
  account: ({ username }: MemberSums) => username,
  deposit: ({ deposit }: MemberSums) => deposit,
  withdrawal: ({ withdraw }: MemberSums) => withdraw,
  stake: ({ stakes }: MemberSums) => stakes,
  validBet: ({ validBet }: MemberSums) => validBet,
  win: ({ win }: MemberSums) => win,
  rebate: ({ rebate }: MemberSums) => rebate,
  promotion: ({ promotion }: MemberSums) => promotion,
  profit: companyResult,
};

/** Throws 404 for a member who is not of the team. */
export function listTeamProfit(context: Context<'listTeamProfit'>): Value<'listTeamProfit'> {
  const { world, query } = context;
  const { path, filter, range } = readFilter(context, query);
  const found = listMemberSums(world, filter, range);
  const { rows, ...page } = paginate(sortRows(found, COLUMNS, query, 'profit'), query.pageNo, query.pageSize);
  return {
    path: path.map(memberView),
    sums: figuresView(found.reduce<Figures>(addFigures, NO_FIGURES)),
    list: profitRows(world, rows),
    ...page,
  };
}

/** Throws as `listTeamProfit`. */
export function listTeamProfitExport(context: Context<'listTeamProfitExport'>): Value<'listTeamProfitExport'> {
  const { world, query } = context;
  const { pageSize = 1000, cursor = '0' } = query;
  const { filter, range } = readFilter(context, query);
  const found = listMemberSums(world, filter, range, { after: Number(cursor), most: pageSize + 1 });
  const { rows, next } = cutMembers(found, pageSize);
  return { list: profitRows(world, rows), next };
}

const SIGNS = { LOST: 1, WON: -1 } as const;

function readFilter(context: HandlerContext, query: Query) {
  const { world, member } = context;
  const { path, top } = readPath({ ...context, member, query });
  const { search, isAgent, result, gameType } = query;
  const filter: ProfitFilter = {
    agentId: member.memberId,
    top: top.id,
    search,
    isAgent,
    sign: result && SIGNS[result],
  };
  return { path, filter, range: { ...readRange(world, query), gameType } };
}

function profitRows(world: World, rows: readonly MemberSums[]): ProfitRow[] {
  const uplines = readMembers(
    world,
    rows.map(({ uplineId }) => uplineId),
  );
  return rows.flatMap((row) => {
    const upline = uplines.get(row.uplineId);
    return upline ? [{ member: memberView(row), upline: memberView(upline), figures: figuresView(row) }] : [];
  });
}
