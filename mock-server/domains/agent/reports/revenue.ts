import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../../http/handlers.ts';
import { formatMoney } from '../../../shared/money.ts';
import { paginate } from '../../../shared/paging.ts';
import { dateOfDay } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/store.ts';
import type { Range } from '../../team/repository.ts';
import { readRange } from '../range.ts';
import { memberView } from '../view.ts';
import { type Income, listCommissions, listIncome, listPayouts, readMembers, readPaidToLines } from './repository.ts';

type Detail = Value<'listRevenueDetail'>;

/** The income of a range, as the sums of `listRevenue`. */
export const sumIncome = (store: Store, memberId: number, range: Range): Value<'listRevenue'>['sums'] =>
  incomeView(addDays(listIncome(store, memberId, range)));

const NOTHING: Income = { commission: 0n, salary: 0n, dividend: 0n, rebate: 0n };

export function listRevenue({ world, member, query }: Context<'listRevenue'>): Value<'listRevenue'> {
  const range = readRange(world, query);
  const days = listIncome(world, member.memberId, range);
  const paid = readPaidToLines(world, member.memberId, range);
  return {
    sums: incomeView(addDays(days)),
    toLines: { salary: formatMoney(paid?.salary ?? 0n), dividend: formatMoney(paid?.dividend ?? 0n) },
    list: days.map(({ day, ...income }) => ({ day: dateOfDay(day), income: incomeView(income) })),
  };
}

const add = (one: Income, other: Income): Income => ({
  commission: one.commission + other.commission,
  salary: one.salary + other.salary,
  dividend: one.dividend + other.dividend,
  rebate: one.rebate + other.rebate,
});

const addDays = (days: readonly Income[]): Income => days.reduce(add, NOTHING);

const incomeView = ({ commission, salary, dividend, rebate }: Income) => ({
  commission: formatMoney(commission),
  salary: formatMoney(salary),
  dividend: formatMoney(dividend),
  rebate: formatMoney(rebate),
  total: formatMoney(commission + salary + dividend + rebate),
});

/** Commissions are paid on the day after (agent.md: Rebates). */
export function listRevenueDetail({ world, member, query }: Context<'listRevenueDetail'>): Detail {
  const range = readRange(world, query);
  const found = listCommissions(world, member.memberId, { first: range.first - 1, last: range.last - 1 });
  const { rows, ...page } = paginate(found, query.pageNo, query.pageSize ?? 1000);
  const lines = readMembers(
    world,
    rows.map(({ lineId }) => lineId),
  );
  return {
    commission: formatMoney(found.reduce((sum, { amount }) => sum + amount, 0n)),
    commissions: rows.flatMap(({ lineId, validBet, counted, amount, ...row }) => {
      const line = lines.get(lineId);
      if (!line) return [];
      const gameType = row.gameType as Detail['commissions'][number]['gameType'];
      return [
        {
          ...row,
          gameType,
          line: memberView(line),
          validBet: formatMoney(validBet),
          counted: formatMoney(counted),
          amount: formatMoney(amount),
        },
      ];
    }),
    payouts: listPayouts(world, member.memberId, range).map(({ base, amount, paid, ...row }) => ({
      ...row,
      kind: row.kind as Detail['payouts'][number]['kind'],
      base: formatMoney(base),
      amount: formatMoney(amount),
      paid: formatMoney(paid),
      owed: formatMoney(amount - paid),
    })),
    ...page,
  };
}
