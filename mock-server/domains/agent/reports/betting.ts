import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { cutAt, parseCursor } from '../../../shared/cursor.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { Language } from '../../../worlds/columns.ts';
import { findProvenBet } from '../../games/bets.ts';
import { nameIn } from '../../games/catalogue/orders.ts';
import { readCatalogue } from '../../games/catalogue/repository.ts';
import { findAnyLottery } from '../../lottery/catalogue/lotteries.ts';
import { findOrderDetail } from '../../lottery/orders/records.ts';
import { type Figures, type Range, readOwnSums } from '../../team/repository.ts';
import { companyResult, NO_FIGURES } from '../../team/team.ts';
import { cutLines, pageLines, readPath, readSizes } from '../lines.ts';
import type { LineRow } from '../repository.ts';
import { memberView } from '../view.ts';
import { listMemberBetsAfter, type MemberBetRow, pageMemberBets } from './repository.ts';

type Line = Value<'listTeamBets'>['list'][number];
type Bet = Value<'listMemberBets'>['list'][number];
type Order = Value<'getLotteryOrder'>['order'];

/** Throws 404 for a member who is not of the team. */
export async function listTeamBets(context: Context<'listTeamBets'>): Promise<Value<'listTeamBets'>> {
  const { path, range, own, sums, rows, teams, page } = await pageLines(context);
  return {
    path: path.map(memberView),
    own: own && betFigures(own),
    sums: betFigures(sums),
    list: lineViews(context, rows, range, teams),
    ...page,
  };
}

/** Throws as `listTeamBets`. */
export async function listTeamBetExport(context: Context<'listTeamBetExport'>): Promise<Value<'listTeamBetExport'>> {
  const { rows, range, teams, next } = await cutLines(context);
  return { list: lineViews(context, rows, range, teams), next };
}

function lineViews(
  { world }: HandlerContext,
  rows: readonly LineRow[],
  range: Range,
  teams: ReadonlyMap<number, Figures>,
): Line[] {
  const sizes = readSizes(world, rows);
  return rows.map((row) => ({
    member: memberView(row),
    lines: sizes.get(row.id)?.lines ?? 0,
    ownRounds: Number(readOwnSums(world, row.id, range)?.rounds ?? 0n),
    figures: betFigures(teams.get(row.id) ?? NO_FIGURES),
  }));
}

const betFigures = (figures: Figures): Line['figures'] => ({
  rounds: Number(figures.rounds),
  stake: formatMoney(figures.stakes),
  validBet: formatMoney(figures.validBet),
  win: formatMoney(figures.win),
  rebate: formatMoney(figures.rebate),
  promotion: formatMoney(figures.promotion),
  profit: formatMoney(companyResult(figures)),
});

/** Throws as `listTeamBets`. */
export function listMemberBets(context: Context<'listMemberBets'>): Value<'listMemberBets'> {
  const { world, query } = context;
  const { pageNo = 1, pageSize = 15, language = context.language } = query;
  const { path, top } = readPath(context);
  const page = pageMemberBets(world, { ...query, memberId: top.id }, (pageNo - 1) * pageSize, pageSize);
  return {
    path: path.map(memberView),
    list: page.rows.map((row) => betView(context, row, language)),
    sums: {
      bet: formatMoney(page.bet),
      validBet: formatMoney(page.validBet),
      win: formatMoney(page.win),
      profit: formatMoney(page.profit),
    },
    pageNo,
    totalPages: Math.ceil(page.total / pageSize),
    total: page.total,
  };
}

/** Throws as `listTeamBets`. */
export function listMemberBetExport(context: Context<'listMemberBetExport'>): Value<'listMemberBetExport'> {
  const { world, query } = context;
  const { pageSize = 1000, language = context.language } = query;
  const filter = { ...query, memberId: readPath(context).top.id };
  const rows = listMemberBetsAfter(world, filter, parseCursor(query.cursor), pageSize + 1);
  const { list, next } = cutAt(
    rows.map((row) => ({ row, time: new Date(row.time) })),
    pageSize,
    ({ row }) => row.orderNo,
  );
  return { list: list.map(({ row }) => betView(context, row, language)), next };
}

/** Names are empty for a game that the brand no longer has. */
function betView({ world, brand }: HandlerContext, row: MemberBetRow, language: Language): Bet {
  const game = readCatalogue(world, brand.code).byId.get(row.gameNodeId);
  const stations = [row.gameNodeId, ...(row.otherNodeId === null ? [] : [row.otherNodeId])];
  const gameName = row.isLottery
    ? stations.flatMap((id) => findAnyLottery(world, brand.code, id)?.game ?? []).map((each) => nameIn(each, language))
    : game
      ? [nameIn(game, language)]
      : [];
  return {
    orderNo: row.orderNo,
    isLottery: row.isLottery === 1,
    time: row.time,
    settledAt: row.settledAt,
    gameName: gameName.join(' + '),
    vendorName: game?.vendor.displayName ?? '',
    gameType: row.gameType as Bet['gameType'],
    bet: formatMoney(row.bet),
    validBet: formatMoney(row.validBet),
    win: formatMoney(row.win),
    profit: formatMoney(row.profit),
    state: row.state as Bet['state'],
  };
}

/** Throws as `listTeamBets`, and 404 for a bet of somebody else. */
export function readMemberBet(context: Context<'getMemberBet'>): Value<'getMemberBet'> {
  const { orderNo, language = context.language } = context.query;
  const { path, top } = readPath(context);
  const bet = findProvenBet(context, top.id, { orderNo, language });
  const order = bet ? null : findOrderDetail(context, top.id, orderNo, language);
  if (!bet && !order) throw new ApiError(404, 'bet.not.found', 'The member has no bet with this order number.');
  return { path: path.map(memberView), bet, order: order && withoutCancelling(order) };
}

/** Only the member can cancel. */
function withoutCancelling(detail: Value<'getLotteryOrder'>): Value<'getLotteryOrder'> {
  const fixed = (order: Order): Order => ({ ...order, canCancel: false });
  const { order, others, slip } = detail;
  return {
    ...detail,
    order: fixed(order),
    fee: order.fee,
    others: others.map(fixed),
    slip: { orders: slip.orders, open: 0, amount: formatMoney(0n), fee: formatMoney(0n) },
  };
}
