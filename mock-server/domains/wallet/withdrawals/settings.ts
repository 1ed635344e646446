import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { methodMarkPath } from '../../../art/paths.ts';
import type { MemberContext } from '../../../http/handlers.ts';
import { atLeastZero, formatMoney, roundDown, toAmount } from '../../../shared/money.ts';
import { ZONE_MS } from '../../../shared/zone.ts';
import type { WithdrawMethod } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import { sumDebts } from '../../money/debts/repository.ts';
import { readFree, readWaitingDeposits, sumOpen } from '../../money/rollovers/rollovers.ts';
import { requireLevel } from '../../vip/repository.ts';
import { sumSince } from './repository.ts';

type Settings = Value<'getWithdrawSettings'>;

const METHODS = { BANK: 'bank', EWALLET: 'ewallet', CRYPTO: 'crypto' } as const;

const DAY_MS = 24 * 3_600_000;

/** Rounds the percentage down to `smallest`. */
export function withdrawalFee({ feePercent, leastFee }: WithdrawMethod, amount: bigint, smallest: bigint): bigint {
  const fee = roundDown((amount * BigInt(Math.round(feePercent * 100))) / 10_000n, smallest);
  const least = toAmount(leastFee);
  if (fee < least) return least;
  return fee;
}

/** In the brand's zone, by the member's rank. */
export function leftToday({ brand, member, world }: MemberContext, store: Store): { amount: bigint; count: number } {
  const now = world.now();
  const { count, amount } = sumSince(store, member.memberId, now - ((now + ZONE_MS) % DAY_MS));
  const { dayAmount, dayCount } = brand.cashRules;
  const { withdrawDay } = requireLevel(world, store, member.memberId);
  const left = (toAmount(dayAmount) * BigInt(withdrawDay)) / 100n - amount;
  return { amount: atLeastZero(left), count: Math.max(0, dayCount - count) };
}

export function readWithdrawSettings(context: MemberContext): Settings {
  const { world, brand, member, language } = context;
  const { allowWithdraw, methods, receiptMinutes } = brand.cashRules;
  const { balance, free } = readFree(world, member.memberId);
  const today = leftToday(context, world);
  const rollover = sumOpen(world, member.memberId);
  const { rankLevel, withdrawDay, withdrawTime } = requireLevel(world, world, member.memberId);
  const limits: readonly [Settings['limitedBy'], bigint][] = [
    ['debt', sumDebts(world, member.memberId) > 0n ? 0n : balance],
    ['dayCount', today.count === 0 ? 0n : balance],
    ['rollover', free],
    ['dayAmount', today.amount],
  ];
  const [limitedBy, available] = limits.reduce(
    (least, limit) => (limit[1] < least[1] ? limit : least),
    [null, balance],
  );
  return {
    allowWithdraw,
    methods: methods.map((method) => ({
      code: method.code,
      kind: method.kind,
      name: method.names[language],
      mark: methodMarkPath(method.isC2C ? 'c2c' : METHODS[method.kind]),
      isC2C: method.isC2C,
      minimum: formatMoney(toAmount(method.minimum)),
      maximum: formatMoney(toAmount(method.maximum)),
      feePercent: method.feePercent,
      leastFee: formatMoney(toAmount(method.leastFee)),
      minutes: method.minutes,
    })),
    balance: formatMoney(balance),
    available: formatMoney(available),
    limitedBy,
    dayAmountLeft: formatMoney(today.amount),
    dayCountLeft: today.count,
    rolloverRequired: formatMoney(rollover.required),
    rolloverDone: formatMoney(rollover.done),
    rolloverLeft: formatMoney(rollover.left),
    depositsWaiting: formatMoney(readWaitingDeposits(world, member.memberId)),
    receiptMinutes,
    vip: { rankLevel, dayPercent: withdrawDay, timePercent: withdrawTime },
  };
}
