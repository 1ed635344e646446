import { breakAt, isAboveLimit } from './limits-model.ts';
import { type MemberState, type Model, totalBalance } from './model.ts';
import { book } from './money.ts';

/** Ten-thousandths of a currency's unit. */
export const UNIT = 10_000n;
const HUNDREDTH = 100n;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ZONE = 8 * HOUR;

export type Mode = 'REDIRECT' | 'QR' | 'TRANSFER' | 'VIRTUAL' | 'CRYPTO' | 'C2C';

/** Whole units. */
export interface Channel {
  code: string;
  mode: Mode;
  minimum: number;
  maximum: number;
  step: number;
  feePercent: number;
  hours?: string;
  banks: readonly { code: string }[];
  crypto?: { confirmations: number; blockSeconds: number };
}

export interface Method {
  code: string;
  kind: string;
  isC2C: boolean;
  minimum: number;
  maximum: number;
  feePercent: number;
  leastFee: number;
}

export interface Rules {
  depositMinutes: number;
  depositTurnover: number;
  smallest: number;
  methods: readonly Method[];
  dayAmount: number;
  dayCount: number;
  receiptMinutes: number;
  turnoverShares: { categories: Record<string, number> };
  backOffice: {
    mode: 'auto' | 'manual';
    matchSeconds: number;
    depositSeconds: number;
    reviewSeconds: number;
    approveSeconds: number;
    paySeconds: number;
    rejectAbove: number | null;
  };
}

export interface Bonus {
  id: number;
  percent: number;
  minimum: number;
  cap: number;
  turnover: number;
  once: 'member' | 'day';
  days: number;
  maxStake?: number;
  gameTypes?: string[];
  audience: { minimumRank?: number; registeredDays?: number };
  startTime: number;
  endTime: number;
}

export interface Cash {
  rules: Rules;
  channels: readonly Channel[];
  bonuses: readonly Bonus[];
}

export interface Deposit {
  orderNo: string;
  owner: MemberState;
  channel: Channel;
  state: 'created' | 'waiting' | 'processing' | 'success' | 'failed' | 'expired' | 'cancelled' | 'returned';
  amount: bigint;
  bonusId: number | null;
  content: string;
  reference: string;
  /** By further reference. */
  resumed: Map<string, string>;
  /** Null for transfers. */
  url: string | null;
  expiresAt: number;
  isReported: boolean;
  confirmations: number;
  arrived: bigint | null;
  credited: bigint | null;
  payments: { id: string | null; amount: bigint; isReturned: boolean }[];
  bonus: bigint | null;
  finishedAt: number | null;
  isLate: boolean;
  /** Written to the member. */
  messages: number;
}

export interface Withdrawal {
  orderNo: string;
  owner: MemberState;
  method: Method;
  state: 'pending' | 'reviewing' | 'paying' | 'receipt' | 'success' | 'rejected' | 'cancelled' | 'failed';
  amount: bigint;
  fee: bigint;
  payments: number;
  /** Share of the usual review time, by the member's rank. */
  reviewPercent: number;
  content: string;
  reference: string;
  createdAt: number;
  messages: number;
}

export interface Rollover {
  /** DEPOSIT, TRANSFER, POINTS, or the source of the reward. */
  cause: 'DEPOSIT' | 'TRANSFER' | 'PROMOTION' | 'RAFFLE' | 'OFFICE' | 'POINTS';
  orderNo: string;
  credited: bigint;
  required: bigint;
  done: bigint;
  /** A larger stake does not count; null for none. */
  maxStake: bigint | null;
  expiresAt: number | null;
  state: 'open' | 'done' | 'cleared' | 'forfeited' | 'expired';
  createdAt: number;
}

export interface Due {
  at: number;
  happen(at: number): void;
}

export const dayNumber = (time: number): number => Math.floor((time + ZONE) / DAY);
export const startOfDay = (day: number): number => day * DAY - ZONE;
/** Smallest payment: the dong has no decimals. */
export const smallestPaid = ({ brand }: Pick<MemberState, 'brand'>): bigint => (brand === 'lotus' ? UNIT : HUNDREDTH);
/** Smallest amount between wallets. */
export const smallestMoved = ({ brand }: Pick<MemberState, 'brand'>): bigint => (brand === 'lotus' ? UNIT : 1n);

const takePercent = (member: MemberState, amount: bigint, percent: number): bigint => {
  const part = (amount * BigInt(Math.round(percent * 100))) / 10_000n;
  return part - (part % smallestPaid(member));
};

export function requireCash(model: Model, { brand }: MemberState): Cash {
  const cash = model.cash[brand];
  if (!cash) throw new Error(`The model has no cash rules of ${brand}`);
  return cash;
}

export function isOpenAt({ hours }: Channel, now: number): boolean {
  if (!hours) return true;
  const time = (now + ZONE) % DAY;
  const [from = 0, to = 0] = hours.split('-').map((text) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return hour * HOUR + minute * MINUTE;
  });
  return from <= time && time < to;
}

export function addDue(model: Model, at: number, happen: Due['happen']): void {
  model.agenda.push({ at, happen });
}

/** Runs due events in order of time. */
export function passTime(model: Model, ms: number): void {
  const end = model.now + ms;
  for (;;) {
    const next = model.agenda.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null);
    if (!next || next.at > end) break;
    model.agenda.splice(model.agenda.indexOf(next), 1);
    next.happen(next.at);
  }
  model.now = end;
}

export function listBonuses(model: Model, member: MemberState, now: number): Bonus[] {
  if (openRollovers(member).some(({ cause }) => cause === 'PROMOTION')) return [];
  return requireCash(model, member).bonuses.filter(({ id, once, startTime, endTime, audience }) => {
    if (now < startTime || now >= endTime) return false;
    const { minimumRank = 0, registeredDays = Number.POSITIVE_INFINITY } = audience;
    if (member.rankLevel < minimumRank || now - member.registeredAt > registeredDays * DAY) return false;
    const had = model.deposits.filter(
      (order) => order.owner === member && order.bonusId === id && order.bonus !== null,
    );
    return !had.some(({ finishedAt }) => once === 'member' || dayNumber(finishedAt ?? 0) === dayNumber(now));
  });
}

/** The id is null for an approval. A payment that a limit forbids is returned. */
export function receive(model: Model, order: Deposit, id: string | null, amount: bigint, at: number): void {
  const { owner, payments } = order;
  if (id !== null) {
    const { brand } = owner;
    if (model.deposits.some((each) => each.owner.brand === brand && each.payments.some((known) => known.id === id)))
      return;
    const approved = payments.find((payment) => payment.id === null && payment.amount === amount);
    if (approved) {
      approved.id = id;
      return;
    }
  }
  const isFirst = payments.length === 0;
  const isReturned = isAboveLimit(model, order, amount, at);
  payments.push({ id, amount, isReturned });
  if (isFirst) order.isLate = ['expired', 'failed', 'cancelled'].includes(order.state);
  if (order.state !== 'success') order.finishedAt = at;
  order.arrived = (order.arrived ?? 0n) + amount;
  order.confirmations = order.channel.crypto?.confirmations ?? 0;
  order.messages += 1;
  if (isReturned) {
    if (order.state !== 'success') order.state = 'returned';
    return;
  }
  const { rules } = requireCash(model, owner);
  const credited = amount - takePercent(owner, amount, order.channel.feePercent);
  clearSmall(model, owner);
  const bonuses = breakAt(owner, at) || order.isLate || !isFirst ? [] : listBonuses(model, owner, at);
  const chosen = bonuses.find(({ id }) => id === order.bonusId);
  const cap = BigInt(chosen?.cap ?? 0) * UNIT;
  const part = chosen && amount >= BigInt(chosen.minimum) * UNIT ? takePercent(owner, amount, chosen.percent) : 0n;
  const bonus = part < cap ? part : cap;
  if (credited > 0n) book(owner, 2, credited);
  const isExcluded = breakAt(owner, at)?.kind === 'SELF_EXCLUSION';
  openRollover(owner, 'DEPOSIT', order.orderNo, credited, isExcluded ? 0 : rules.depositTurnover, at);
  if (bonus > 0n) book(owner, 2, bonus);
  if (chosen) openRollover(owner, 'PROMOTION', order.orderNo, bonus, chosen.turnover, at, chosen);
  if (bonus > 0n) order.bonus = bonus;
  order.credited = (order.credited ?? 0n) + credited;
  order.state = 'success';
}

export function fail(order: Deposit): void {
  order.state = 'failed';
  order.messages += 1;
}

export function openRollover(
  owner: MemberState,
  cause: Rollover['cause'],
  orderNo: string,
  credited: bigint,
  times: number,
  createdAt: number,
  terms?: Pick<Bonus, 'maxStake' | 'days'>,
): void {
  const required = credited * BigInt(times);
  const maxStake = terms?.maxStake === undefined ? null : BigInt(terms.maxStake) * UNIT;
  const expiresAt = terms ? createdAt + terms.days * DAY : null;
  if (required === 0n) return;
  owner.rollovers.push({ cause, orderNo, credited, required, done: 0n, maxStake, expiresAt, state: 'open', createdAt });
}

/** In the order in which bets fill them: the member's own money, then the bonus with the earliest deadline. */
export const openRollovers = ({ rollovers }: MemberState): Rollover[] =>
  rollovers
    .filter(({ state }) => state === 'open')
    .sort(
      (one, other) =>
        Number(isBonus(one)) - Number(isBonus(other)) ||
        (one.expiresAt ?? Number.MAX_SAFE_INTEGER) - (other.expiresAt ?? Number.MAX_SAFE_INTEGER),
    );

export const isBonus = ({ cause }: Rollover): boolean => ['PROMOTION', 'RAFFLE', 'OFFICE'].includes(cause);

export const turnoverLeft = (member: MemberState): bigint =>
  openRollovers(member).reduce((sum, { required, done }) => sum + required - done, 0n);

/** Returns the part of the balance that may be withdrawn with the fee (wallet.md: Rollover). */
export function freeBalance(member: MemberState): bigint {
  const [all, open] = [totalBalance(member), openRollovers(member)];
  if (open.length === 0) return all;
  const won = wonSince(member, Math.min(...open.map(({ createdAt }) => createdAt)));
  const free = all - open.reduce((sum, { credited }) => sum + credited, won);
  return free > 0n ? free : 0n;
}

/** Returns the net wins since a time, 0 for a loss. */
export function wonSince({ bets, taken }: MemberState, since: number): bigint {
  const net = bets.reduce((sum, { time, stake, win }) => (time >= since ? sum + win - stake : sum), 0n);
  const left = taken.reduce((sum, { time, amount }) => (time >= since ? sum - amount : sum), net);
  return left > 0n ? left : 0n;
}

const HELD = ['pending', 'reviewing', 'paying', 'receipt'];
export const isHeld = ({ state }: Withdrawal): boolean => HELD.includes(state);

/** When little money remains. */
export function clearSmall(model: Model, member: MemberState): void {
  if (!isSmall(model, member)) return;
  for (const rollover of openRollovers(member)) rollover.state = 'cleared';
}

export function isSmall(model: Model, member: MemberState): boolean {
  const held = model.withdrawals.filter((order) => order.owner === member && isHeld(order));
  const all = held.reduce((sum, { amount, fee }) => sum + amount + fee, totalBalance(member));
  return all < BigInt(requireCash(model, member).rules.smallest) * UNIT;
}

/** All of the stake is valid. */
export function fill(model: Model, member: MemberState, gameType: string, stake: bigint): void {
  const { categories } = requireCash(model, member).rules.turnoverShares;
  let rest = (stake * BigInt(categories[gameType] ?? 0)) / 100n;
  for (const rollover of openRollovers(member)) {
    if (rollover.maxStake !== null && stake > rollover.maxStake) continue;
    const lacking = rollover.required - rollover.done;
    const part = rest < lacking ? rest : lacking;
    rollover.done += part;
    rest -= part;
    if (rollover.state !== 'open' || rollover.done !== rollover.required) continue;
    rollover.state = 'done';
    const bonusOn =
      rollover.cause === 'PROMOTION' && model.deposits.find(({ orderNo }) => orderNo === rollover.orderNo);
    if (bonusOn) bonusOn.messages += 1;
  }
  clearSmall(model, member);
}

export function collectAll(member: MemberState): void {
  for (const [id, balance] of member.wallets) {
    if (id === 2 || balance === 0n) continue;
    book(member, id, -balance);
    book(member, 2, balance);
  }
}

/** Takes a bonus back with later wins, as far as there is money. */
export function takeBack(model: Model, member: MemberState, bonus: Rollover): void {
  const due: bigint = bonus.credited + wonSince(member, bonus.createdAt);
  const amount = due < totalBalance(member) ? due : totalBalance(member);
  if (amount > 0n) {
    collectAll(member);
    book(member, 2, -amount);
  }
  if (amount > bonus.credited) member.taken.push({ time: model.now, amount: amount - bonus.credited });
  bonus.state = 'forfeited';
}

export function withdrawalFee(member: MemberState, { feePercent, leastFee }: Method, amount: bigint): bigint {
  const [part, least] = [takePercent(member, amount, feePercent), BigInt(leastFee) * UNIT];
  return part > least ? part : least;
}

export function leftToday(model: Model, member: MemberState, dayPercent: number): { count: number; amount: bigint } {
  const { dayAmount, dayCount } = requireCash(model, member).rules;
  const asked = model.withdrawals.filter(
    ({ owner, createdAt, state }) =>
      owner === member &&
      dayNumber(createdAt) === dayNumber(model.now) &&
      !['rejected', 'cancelled', 'failed'].includes(state),
  );
  const amount = asked.reduce(
    (left, each) => left - each.amount,
    (BigInt(dayAmount) * UNIT * BigInt(dayPercent)) / 100n,
  );
  return { count: Math.max(0, dayCount - asked.length), amount: amount > 0n ? amount : 0n };
}

function later(
  model: Model,
  order: Withdrawal,
  seconds: number,
  at: number,
  from: Withdrawal['state'],
  step: Step,
): void {
  if (requireCash(model, order.owner).rules.backOffice.mode !== 'auto') return;
  addDue(model, at + seconds * SECOND, (time) => {
    if (order.state === from) step(model, order, time);
  });
}
type Step = (model: Model, order: Withdrawal, at: number) => void;

export const awaitReview: Step = (model, order, at) => {
  const { reviewSeconds } = requireCash(model, order.owner).rules.backOffice;
  later(model, order, (reviewSeconds * order.reviewPercent) / 100, at, 'pending', review);
};

export const review: Step = (model, order, at) => {
  order.state = 'reviewing';
  later(model, order, requireCash(model, order.owner).rules.backOffice.approveSeconds, at, 'reviewing', approve);
};

export const approve: Step = (model, order, at) => {
  const { rejectAbove, paySeconds } = requireCash(model, order.owner).rules.backOffice;
  if (rejectAbove !== null && order.amount > BigInt(rejectAbove) * UNIT) return giveBack(order, 'rejected');
  order.state = 'paying';
  order.messages += 1;
  later(model, order, paySeconds, at, 'paying', pay);
};

export const pay: Step = (model, order, at) => {
  order.payments += 1;
  order.messages += 1;
  order.state = order.method.isC2C ? 'receipt' : 'success';
  if (order.state === 'success') return;
  const { payments } = order;
  addDue(model, at + requireCash(model, order.owner).rules.receiptMinutes * MINUTE, () => {
    if (order.state === 'receipt' && order.payments === payments) succeed(order);
  });
};

export function succeed(order: Withdrawal): void {
  order.state = 'success';
  order.messages += 1;
}

/** One entry for amount and fee. */
export function giveBack(order: Withdrawal, state: 'rejected' | 'cancelled' | 'failed'): void {
  book(order.owner, 2, order.amount + order.fee);
  order.state = state;
  order.messages += 1;
}
