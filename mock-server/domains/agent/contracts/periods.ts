import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { periodDays, startOfDay } from '../../../shared/periods.ts';
import { DAY_MS, dayNumber } from '../../../shared/zone.ts';

export type ContractKind = Value<'contractDividend'>['mine'][number]['kind'];
export type ContractPeriod = Value<'contractDividend'>['mine'][number]['terms']['period'];

/** The first one is the usual one. */
export const PERIODS: Readonly<Record<ContractKind, readonly [ContractPeriod, ...ContractPeriod[]]>> = {
  DIVIDEND: ['M', 'D', 'W', 'H'],
  DAILY: ['D'],
  HOUR: ['HOUR'],
  REALTIME: ['FIVE'],
};

/** Each kind is a module of the brand. */
export const MODULES: Readonly<Record<ContractKind, string>> = {
  DIVIDEND: 'DIVIDEND3',
  DAILY: 'DAILYSALARY3',
  HOUR: 'HOURSALARY3',
  REALTIME: 'REALTIMESALARY3',
};

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONG = { D: 'DAY', W: 'WEEK', M: 'MONTH' } as const;
const HALF_DAYS = 15;

/** Epoch milliseconds; `to` is not part of it. */
export interface Span {
  from: number;
  to: number;
}

/** The period of a time, in the brand's zone. */
export function periodAt(period: ContractPeriod, time: number): Span {
  if (period === 'FIVE' || period === 'HOUR') {
    const length = period === 'FIVE' ? 5 * MINUTE_MS : HOUR_MS;
    const from = time - (time % length);
    return { from, to: from + length };
  }
  if (period !== 'H') {
    const { first, next } = periodDays(LONG[period], time);
    return { from: startOfDay(first), to: startOfDay(next) };
  }
  const { first, next } = periodDays('MONTH', time);
  const half = first + HALF_DAYS;
  const [from, to] = dayNumber(time) < half ? [first, half] : [half, next];
  return { from: startOfDay(from), to: startOfDay(to) };
}

/** The periods that begin in a span, which begins with one of a day or more. */
export function listPeriods(period: ContractPeriod, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  for (let time = from; time < to; time = periodAt(period, time).to) spans.push(periodAt(period, time));
  return spans.filter((span) => span.from >= from);
}

export const daysOf = ({ from, to }: Span): { first: number; last: number } => ({
  first: dayNumber(from),
  last: dayNumber(to - 1),
});

/** Milliseconds from the end of a period to its settlement (agent.md: Contracts). */
export const SETTLED_AFTER_MS: Readonly<Record<ContractKind, number>> = {
  DIVIDEND: 200 * MINUTE_MS,
  DAILY: 190 * MINUTE_MS,
  HOUR: 5 * MINUTE_MS,
  REALTIME: 0,
};

/** Milliseconds until a proposal expires. */
export const PROPOSED_MS = 7 * DAY_MS;
