import type { MemberState, Model } from './model.ts';
import { type Deposit, dayNumber } from './orders-model.ts';

export const KINDS = ['DEPOSIT', 'LOSS', 'TIME'] as const;
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type Kind = (typeof KINDS)[number];
export type Period = (typeof PERIODS)[number];

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const ZONE = 8 * 60 * MINUTE;

/** Ten-thousandths or minutes, and the requested raise. */
export interface Limit {
  amount: bigint;
  raise: { to: bigint | null; at: number } | null;
}

export interface Break {
  kind: 'TIME_OUT' | 'SELF_EXCLUSION';
  startedAt: number;
  until: number;
}

const BEGINS: Record<Period, (day: Date) => boolean> = {
  DAY: () => true,
  WEEK: (day) => day.getUTCDay() === 1,
  MONTH: (day) => day.getUTCDate() === 1,
};

/** `next` starts the next period. */
export function periodBounds(period: Period, time: number): { from: number; next: number } {
  const begins = (day: number) => BEGINS[period](new Date(day * DAY));
  let [first, next] = [dayNumber(time), dayNumber(time) + 1];
  while (!begins(first)) first -= 1;
  while (!begins(next)) next += 1;
  return { from: first * DAY - ZONE, next: next * DAY - ZONE };
}

/** A shorter month gives its last day. */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time + ZONE);
  const wanted = (date.getUTCMonth() + months) % 12;
  for (let day = date.getUTCDate(); ; day -= 1) {
    const later = new Date(date);
    later.setUTCMonth(date.getUTCMonth() + months, day);
    if (later.getUTCMonth() === wanted) return later.getTime() - ZONE;
  }
}

/** The last to end. */
export function breakAt({ breaks }: MemberState, time: number): Break | null {
  const now = breaks.filter(({ startedAt, until }) => startedAt <= time && time < until);
  return now.reduce<Break | null>((last, each) => (last && last.until >= each.until ? last : each), null);
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

/** A sitting is between two uses less than ten minutes apart. */
function isPlayedAt(uses: readonly { from: number; to: number }[], time: number): boolean {
  if (uses.some(({ from, to }) => from <= time && time < to)) return true;
  const before = Math.max(...uses.map(({ to }) => (to <= time ? to : Number.NEGATIVE_INFINITY)));
  const after = Math.min(...uses.map(({ from }) => (from > time ? from : Number.POSITIVE_INFINITY)));
  return after - before < 10 * MINUTE;
}

/** Includes lottery slips before the walk. */
const listUses = (model: Model, member: MemberState) => [
  ...[...model.plays.values()]
    .filter((play) => model.members[play.member] === member)
    .map(({ openedAt, lastUsed }) => ({ from: openedAt, to: lastUsed })),
  ...member.slips.map((time) => ({ from: time, to: time })),
];

/** Returns milliseconds. */
export function playedSince(model: Model, member: MemberState, since: number): number {
  const uses = listUses(model, member);
  const edges = [...new Set([since, ...uses.flatMap(({ from, to }) => [from, to])])]
    .filter((edge) => edge >= since)
    .sort((a, b) => a - b);
  return edges.reduce((played, edge, index) => {
    const next = edges[index + 1] ?? edge;
    return isPlayedAt(uses, edge) ? played + next - edge : played;
  }, 0);
}

/** Now without a sitting. */
function sittingStart(model: Model, member: MemberState): number {
  const uses = listUses(model, member);
  let start = model.now;
  for (;;) {
    const before = uses.filter(({ from, to }) => from < start && start - to < 10 * MINUTE);
    if (before.length === 0) return start;
    start = Math.min(...before.map(({ from }) => from));
  }
}

/** In the current period, without pending deposits. */
export function sumUsed(
  model: Model,
  member: MemberState,
  kind: Kind,
  period: Period,
  now: number = model.now,
): bigint {
  const { from } = periodBounds(period, now);
  if (kind === 'TIME') return BigInt(Math.floor(playedSince(model, member, from) / MINUTE));
  const history = member.history.filter(({ time }) => time >= from);
  if (kind === 'LOSS')
    return (
      sum(history.map(({ lost }) => lost)) -
      sum(member.bets.flatMap(({ time, stake, win }) => (time >= from ? win - stake : [])))
    );
  const arrived = model.deposits.filter(({ owner, finishedAt }) => owner === member && (finishedAt ?? 0) >= from);
  return sum(history.map(({ deposited }) => deposited)) + sum(arrived.map(({ credited }) => credited ?? 0n));
}

export const sumPending = (model: Model, member: MemberState): bigint =>
  sum(
    model.deposits
      .filter(({ owner, state }) => owner === member && ['created', 'waiting', 'processing'].includes(state))
      .map(({ amount }) => amount),
  );

export const limitKey = (kind: Kind, period: Period): string => `${kind} ${period}`;

const listLimits = (model: Model, member: MemberState, kind: Kind) =>
  PERIODS.flatMap((period) => {
    const limit = member.limits.get(limitKey(kind, period));
    return limit ? [{ most: limit.amount, used: sumUsed(model, member, kind, period) }] : [];
  });

/** Code of the exceeded limit; '' for none. */
export function depositFault(model: Model, member: MemberState, amount: bigint): string {
  const ordered = sumPending(model, member);
  return listLimits(model, member, 'DEPOSIT').some(({ most, used }) => used + ordered + amount > most)
    ? 'limit.deposit'
    : '';
}

/** A pending order has room for its amount. */
export function isAboveLimit(model: Model, { owner, state, amount: ordered }: Deposit, amount: bigint, at: number) {
  const isUnderWay = ['created', 'waiting', 'processing'].includes(state);
  if (isUnderWay && amount <= ordered) return false;
  const reserved = sumPending(model, owner) - (isUnderWay ? ordered : 0n);
  return PERIODS.some((period) => {
    const limit = owner.limits.get(limitKey('DEPOSIT', period));
    return limit && sumUsed(model, owner, 'DEPOSIT', period, at) + reserved + amount > limit.amount;
  });
}

/** '' unless the time is used up. */
export const timeFault = (model: Model, member: MemberState): string =>
  listLimits(model, member, 'TIME').some(({ most, used }) => used >= most) ? 'limit.time' : '';

/** Code of the exceeded limit; '' for none. */
export function stakeFault(model: Model, member: MemberState, stake: bigint): string {
  const fault = timeFault(model, member);
  if (fault) return fault;
  return listLimits(model, member, 'LOSS').some(({ most, used }) => used + stake > most) ? 'limit.loss' : '';
}

/** Null removes the limit. */
export function wishFor(model: Model, { limits }: MemberState, place: string, wanted: bigint | null): void {
  const limit = limits.get(place);
  if (wanted !== null && (!limit || wanted <= limit.amount)) limits.set(place, { amount: wanted, raise: null });
  else if (limit && waitingRaise(limit, model.now)?.to !== wanted) limit.raise = { to: wanted, at: model.now };
}

/** Returns undefined 7 days after the request. */
export const waitingRaise = (limit: Limit | undefined, now: number) =>
  limit?.raise && now < limit.raise.at + 7 * DAY ? limit.raise : undefined;

/** Returns milliseconds of play; null without a check. */
export function untilCheck(model: Model, member: MemberState): number | null {
  if (member.realityMinutes === null) return null;
  const since = Math.max(sittingStart(model, member), member.checkedAt ?? 0);
  return Math.max(0, member.realityMinutes * MINUTE - playedSince(model, member, since));
}

/** Play of the current sitting, and seconds until the reality check. */
export function currentSession(model: Model, member: MemberState) {
  const start = sittingStart(model, member);
  const bets = member.bets.filter(({ time }) => time >= start);
  const ended = bets.filter(({ openIn }) => openIn === undefined);
  const left = untilCheck(model, member);
  return {
    playedMinutes: Math.floor(playedSince(model, member, start) / MINUTE),
    staked: sum(bets.map(({ stake }) => stake)),
    won: sum(bets.map(({ win }) => win)),
    net: sum(ended.map(({ stake, win }) => win - stake)),
    checkInSeconds: left === null ? null : Math.ceil(left / 1000),
  };
}
