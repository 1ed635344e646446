import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { cutAt, parseNumericCursor } from '../../shared/cursor.ts';
import { formatMoney } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import { dateOfDay, dayNumber } from '../../shared/zone.ts';
import { MAIN } from '../money/ledger/accounts.ts';
import { listWallets } from '../money/ledger/repository.ts';
import { listDaySums, listEntriesAfter, pageEntries } from './repository.ts';

type Transaction = Value<'listTransactions'>['list'][number];
type Subject = NonNullable<Transaction['subject']>;
type Entry = ReturnType<typeof listEntriesAfter>[number];

export function listTransactions(context: Context<'listTransactions'>): Value<'listTransactions'> {
  const { world, query } = context;
  const { pageNo = 1, pageSize = 15 } = query;
  const page = pageEntries(world, toFilter(context), (pageNo - 1) * pageSize, pageSize);
  return {
    list: transactions(context, page.rows),
    pageNo,
    totalPages: Math.ceil(page.total / pageSize),
    total: page.total,
    sumIn: formatMoney(page.sumIn),
    sumOut: formatMoney(page.sumOut),
  };
}

/** Throws 400. */
export async function listTransactionExport(
  context: Context<'listTransactionExport'>,
): Promise<Value<'listTransactionExport'>> {
  const { world, query } = context;
  const { pageSize = 1000 } = query;
  const after = parseNumericCursor(query.cursor);
  const rows = listEntriesAfter(world, toFilter(context), after, pageSize + 1);
  const { list, next } = cutAt(rows, pageSize, ({ id }) => id);
  return { list: transactions(context, list), next };
}

const toFilter = ({ member, query }: Pick<Context<'listTransactions'>, 'member' | 'query'>) => ({
  memberId: member.memberId,
  from: query.from,
  to: query.to,
  accountTypeId: query.accountTypeId,
  typeCode: query.typeCode,
});

function transactions({ world, member, language }: HandlerContext, rows: readonly Entry[]): Transaction[] {
  const names = new Map(
    listWallets(world, member.memberId).map((wallet) => [wallet.accountTypeId, wallet.accountName]),
  );
  return rows.map(({ id, time, amount, orderNo, remark, ...entry }) => ({
    id,
    time: time.getTime(),
    orderNo,
    typeCode: entry.typeCode as Transaction['typeCode'],
    direction: amount > 0n ? 'IN' : 'OUT',
    amount: formatMoney(amount > 0n ? amount : -amount),
    balanceAfter: formatMoney(entry.balanceAfter ?? 0n),
    accountTypeId: entry.accountTypeId ?? MAIN.accountTypeId,
    accountName: names.get(entry.accountTypeId ?? 0) ?? MAIN.accountName,
    remark: remark && textIn(remark, language),
    subject:
      entry.subjectKind === null || entry.subjectOrderNo === null
        ? null
        : { kind: entry.subjectKind as Subject['kind'], orderNo: entry.subjectOrderNo },
  }));
}

const MOST_DAYS = 366;
type ProfitSums = Omit<ReturnType<typeof listDaySums>[number], 'day'>;
const NOTHING: ProfitSums = {
  deposit: 0n,
  withdraw: 0n,
  bet: 0n,
  open: 0n,
  validBet: 0n,
  win: 0n,
  rebate: 0n,
  promotion: 0n,
};

export async function readPersonalProfit(context: Context<'getPersonalProfit'>): Promise<Value<'getPersonalProfit'>> {
  const { world, member, query } = context;
  const last = dayNumber((query.to ?? world.now() + 1) - 1);
  const first = Math.max(dayNumber(query.from ?? 0), last - MOST_DAYS);
  const isEmpty = query.from !== undefined && query.from === query.to;
  const days = isEmpty ? [] : listDaySums(world, member.memberId, first, last, query.gameType);
  const totals = days.reduce((sums, day) => add(sums, day), NOTHING);
  return {
    list: days.map(({ day, ...sums }) => ({ day: dateOfDay(day), ...profitView(sums) })),
    totals: profitView(totals),
  };
}

const add = (a: ProfitSums, b: ProfitSums): ProfitSums => ({
  deposit: a.deposit + b.deposit,
  withdraw: a.withdraw + b.withdraw,
  bet: a.bet + b.bet,
  open: a.open + b.open,
  validBet: a.validBet + b.validBet,
  win: a.win + b.win,
  rebate: a.rebate + b.rebate,
  promotion: a.promotion + b.promotion,
});

/** wallet.md: records. */
const profitView = ({ deposit, withdraw, bet, open, validBet, win, rebate, promotion }: ProfitSums) => ({
  deposit: formatMoney(deposit),
  withdraw: formatMoney(withdraw),
  bet: formatMoney(bet),
  open: formatMoney(open),
  validBet: formatMoney(validBet),
  winning: formatMoney(win),
  rebate: formatMoney(rebate),
  promotion: formatMoney(promotion),
  profitLoss: formatMoney(win + rebate + promotion - (bet - open)),
});
