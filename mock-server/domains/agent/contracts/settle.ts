import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import type { PeriodSums } from '../../../../openapi/rules/pay.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatCurrency, least, parseMoney, sumAmounts } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { Subscriber, World } from '../../../worlds/world.ts';
import { MESSAGES, type Message } from '../../messages/texts.ts';
import { tell } from '../../messages/write.ts';
import { MAIN } from '../../money/ledger/accounts.ts';
import { type Leg, move, TYPE } from '../../money/ledger/ledger.ts';
import { listWallets } from '../../money/ledger/repository.ts';
import { creditLegs, moveToMember } from '../../money/ledger/transfers.ts';
import { isBonus, readFree } from '../../money/rollovers/rollovers.ts';
import { listTeamDays, readClosedDay } from '../../team/repository.ts';
import { type PaySettlement, scheduleSettlement } from '../../team/settlements.ts';
import { addFigures, closeTeamDaysIn, NO_FIGURES } from '../../team/team.ts';
import { calculate } from './calculate.ts';
import { daysOf, MODULES, PERIODS, periodAt, SETTLED_AFTER_MS, type Span } from './periods.ts';
import {
  addBase,
  type Contract,
  carryLoss,
  countActive,
  findContract,
  findPayoutOf,
  insertPayout,
  listDue,
  listOwed,
  listSalaries,
  type Payout,
  readBase,
  readDepth,
  savePaid,
  sumSalaries,
} from './repository.ts';
import type { Calculation } from './terms.ts';

const TYPE_CODES = {
  DIVIDEND: TYPE.dividend,
  DAILY: TYPE.salary.daily,
  HOUR: TYPE.salary.hour,
  REALTIME: TYPE.salary.realTime,
} as const;

/** Puts the end of a contract's period on the agenda. */
export const schedulePay = (store: Store, { brandCode, kind }: Contract, { from, to }: Span): Promise<void> =>
  scheduleSettlement(store, { brandCode, kind, from, to }, to + SETTLED_AFTER_MS[kind]);

/** Puts the pay of salaries above the member on the agenda, with the base of those by hour and five minutes. */
export const countPeriods: Subscriber<'betsSettled'> = async (_world, store, { brandCode, memberId, bets, at }) => {
  const counted = sumAmounts(bets.map((bet) => bet.counted));
  if (counted === 0n) return;
  for (const { id, kind } of listSalaries(store, brandCode, memberId, at)) {
    const { from, to } = periodAt(PERIODS[kind][0], at);
    if (kind !== 'DAILY') await addBase(store, id, from, counted);
    await scheduleSettlement(store, { brandCode, kind, from, to }, to + SETTLED_AFTER_MS[kind]);
  }
};

/**
 * Pays what the brand owes since before, then the contracts of a kind for one period, from the brand down, so that who
 * pays was paid (agent.md: Contracts). A kind that the brand has switched off pays nothing for the period.
 */
export const payContracts: PaySettlement = async (world, store, brand, { kind, from, to }, at) => {
  if (kind === 'REBATE') return;
  await closeTeamDaysIn(store, brand, at);
  for (const payout of listOwed(store, brand.code)) await payOwedPart(world, store, brand, payout, at);
  // Periods of two lengths may end at the same time.
  const due = listDue(store, brand.code, kind, from).filter(({ terms }) => {
    const span = periodAt(terms.period, from);
    return span.from === from && span.to === to;
  });
  const inOrder = due
    .map((contract) => ({ contract, depth: readDepth(store, contract.lineId) }))
    .sort((one, other) => one.depth - other.depth || one.contract.id - other.contract.id);
  if (brand.modules.has(MODULES[kind]))
    for (const { contract } of inOrder) await settle(world, store, brand, contract, { from, to }, at);
  const next = kind === 'DIVIDEND' && due.find(({ validTo }) => validTo === null || validTo.getTime() > to);
  if (next) await schedulePay(store, next, periodAt(next.terms.period, to));
};

async function settle(world: World, store: Store, brand: BrandState, contract: Contract, span: Span, at: number) {
  const { id: contractId, kind } = contract;
  if (findPayoutOf(store, contractId, span.from)) return;
  const isByMinute = kind === 'HOUR' || kind === 'REALTIME';
  if (isByMinute && readBase(store, contractId, span.from) === 0n) return;
  const calculation = calculateNow(store, brand, contract, span, at);
  await insertPayout(store, {
    contractId,
    ...span,
    detail: JSON.stringify(calculation),
    amount: parseMoney(calculation.amount),
    settledAt: at,
  });
  await carryLoss(store, contractId, parseMoney(calculation.carried));
  const payout = findPayoutOf(store, contractId, span.from);
  if (!payout || payout.amount === 0n) return;
  const paid = await payPart(world, store, brand, contract, payout, at);
  if (isByMinute) return;
  const tellOf = (memberId: number, message: Message, values: Record<string, string>) =>
    tell(store, message, { memberId, values, subject: { kind: 'income' }, at });
  await tellOf(contract.lineId, kind === 'DIVIDEND' ? MESSAGES.dividendPaid : MESSAGES.salaryPaid, {
    amount: formatCurrency(brand, payout.amount),
    paid: formatCurrency(brand, paid),
  });
  if (paid < payout.amount && contract.uplineId !== null)
    await tellOf(contract.uplineId, MESSAGES.payOwed, { amount: formatCurrency(brand, payout.amount - paid) });
}

/** Returns the pay of a period by what is known at a time. Team days before it must be closed. */
export function calculateNow(
  store: Store,
  brand: BrandState,
  { id, kind, lineId, terms, carried }: Pick<Contract, 'id' | 'kind' | 'lineId' | 'terms' | 'carried'>,
  span: Span,
  at: number,
): Calculation {
  const isByMinute = kind === 'HOUR' || kind === 'REALTIME';
  const { first, last } = daysOf({ from: span.from, to: Math.min(span.to, Math.max(at, span.from + 1)) });
  const figures = listTeamDays(store, lineId, { first, last }, readClosedDay(store, brand.code)).reduce(
    addFigures,
    NO_FIGURES,
  );
  const { stakes, win, counted, rebate, promotion, commission } = figures;
  const active = { deposit: parseMoney(terms.activeDeposit), bet: parseMoney(terms.activeBet) };
  const sums: PeriodSums = {
    turnover: isByMinute ? readBase(store, id, span.from) : counted,
    ...(isByMinute ? { stake: 0n, win: 0n } : { stake: stakes, win }),
    rebate,
    promotion,
    commission,
    salary: kind === 'DIVIDEND' ? sumSalaries(store, lineId, span) : 0n,
    activeMembers: countActive(store, { id: lineId, first, last, ...active }),
  };
  return calculate({ kind, terms, sums, carried, smallest: smallestBooked(brand.currency) });
}

async function payOwedPart(world: World, store: Store, brand: BrandState, payout: Payout, at: number): Promise<void> {
  const contract = findContract(store, payout.contractId);
  if (contract) await payPart(world, store, brand, contract, payout, at);
}

/** Pays as much of the rest as the payer's main wallet holds, without bonus money. Returns what is paid in all. */
async function payPart(
  world: World,
  store: Store,
  brand: BrandState,
  contract: Contract,
  payout: Payout,
  at: number,
): Promise<bigint> {
  const payer = contract.isPaidByBrand ? null : contract.uplineId;
  const rest = payout.amount - payout.paid;
  const amount = payer === null ? rest : least(rest, readMain(store, payer), readFree(store, payer, isBonus).free);
  return payRest(world, store, brand, contract, payout, { amount, at });
}

const readMain = (store: Store, memberId: number): bigint =>
  listWallets(store, memberId).find(({ accountTypeId }) => accountTypeId === MAIN.accountTypeId)?.balance ?? 0n;

/**
 * Moves an amount from the payer to the line. `fund` brings the payer's money into the main wallet. Returns what is paid of
 * the pay in all.
 */
export async function payRest(
  world: World,
  store: Store,
  brand: BrandState,
  { kind, lineId, uplineId, isPaidByBrand }: Contract,
  payout: Payout,
  { amount, at, fund = [] }: { amount: bigint; at: number; fund?: readonly Leg[] },
): Promise<bigint> {
  if (amount <= 0n) return payout.paid;
  const typeCode = TYPE_CODES[kind];
  const about = { brandCode: brand.code, prefix: 'A', at };
  const to = { memberId: lineId, typeCode };
  const payer = isPaidByBrand ? null : uplineId;
  if (payer === null)
    await move(world, store, { ...about, memberId: lineId, legs: creditLegs('COMMISSION', amount, typeCode) });
  else await moveToMember(world, store, { ...about, amount, from: { memberId: payer, typeCode, fund }, to });
  await savePaid(store, payout, payout.paid + amount, at);
  return payout.paid + amount;
}
