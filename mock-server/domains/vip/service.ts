import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { type Brand, rankBadgePath } from '../../art/paths.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import { hasRisen, listChanges, listLevels, readStanding, sumMonth } from './repository.ts';
import { keepAmount } from './rules.ts';

type Progress = Value<'getVipProgress'>;

const HISTORY = 50;

const units = (amount: number): string => formatMoney(toAmount(amount));

export function readProgress({ world, brand, member }: HandlerContext): Progress {
  const { memberId } = member;
  const now = world.now();
  const levels = listLevels(world, brand.code);
  const { rankLevel, turnover, deposits, ceiling } = readStanding(world, memberId);
  const days = periodDays('MONTH', now);
  const month = sumMonth(world, memberId, days);
  const next = levels[rankLevel + 1];
  const keep = keepAmount(levels, rankLevel);
  const measure = (done: bigint, required: bigint | null) => ({
    done: formatMoney(done),
    required: required === null ? null : formatMoney(required),
  });
  return {
    rankLevel,
    badge: rankBadgePath(brand.code as Brand, rankLevel),
    turnover: measure(turnover, next ? toAmount(next.turnover) : null),
    deposits: measure(deposits, next ? toAmount(next.deposits) : null),
    month: measure(month, keep),
    judgedAt: startOfDay(days.next),
    isSafe: keep === 0n || hasRisen(world, memberId, startOfDay(days.first), now + 1),
    ceiling:
      ceiling === null
        ? null
        : { rankLevel: ceiling, lost: ceiling + 1, month: measure(month, keepAmount(levels, ceiling + 1)) },
    history: listChanges(world, memberId, HISTORY).map(({ from, to, reason, time }) => ({
      from,
      to,
      reason: reason as Progress['history'][number]['reason'],
      time: time.getTime(),
    })),
  };
}

export function readLevels({ world, brand }: HandlerContext): Value<'listVipLevels'> {
  return {
    list: listLevels(world, brand.code).map((level) => ({
      rankLevel: level.rankLevel,
      badge: rankBadgePath(brand.code as Brand, level.rankLevel),
      turnover: units(level.turnover),
      deposits: units(level.deposits),
      keep: units(level.keep),
      cashbackPercent: level.cashback,
      pointsPercent: level.pointRate,
      upgradeBonus: units(level.upgradeBonus),
      weeklyBonus: units(level.weeklyBonus),
      birthdayBonus: units(level.birthdayBonus),
      bonusTurnover: level.bonusTurnover,
      withdrawDayAmount: formatMoney((toAmount(brand.cashRules.dayAmount) * BigInt(level.withdrawDay)) / 100n),
      withdrawTimePercent: level.withdrawTime,
    })),
  };
}
