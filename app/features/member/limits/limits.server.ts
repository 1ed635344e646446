import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { readBalance } from '~/features/wallet/wallet.server.ts';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { EXCLUSION_MONTHS, KINDS, REALITY_MINUTES, TIME_OUT_DAYS } from './schema.ts';

type Limits = Value<'getLimits'>;
type Limit = Limits['limits'][number];

const Months = z.coerce.number().refine((months) => EXCLUSION_MONTHS.some((each) => each === months));

export type LimitsView = Awaited<ReturnType<typeof readLimits>>;
export type OpenLimitsView = Extract<LimitsView, { kind: 'open' }>;
export type BreakView = Extract<LimitsView, { kind: 'break' }>;

/** Throws as `requireRealAccount`, and 404 when the brand has no such page. */
export async function readLimits(site: Site) {
  requireModule(site, 'RESPONSIBLE3');
  requireRealAccount(site);
  const limits = await site.api.call('getLimits');
  if (limits.break) return readBreak(site, limits.break);
  const [{ hasPassword }, { realityMinutes }] = await Promise.all([
    site.api.call('getMemberInfo'),
    site.api.call('getPreferences'),
  ]);
  const months = Months.safeParse(site.url.searchParams.get('months')).data ?? null;
  return {
    kind: 'open' as const,
    groups: KINDS.map((kind) => ({
      kind,
      fields: limits.limits.filter((each) => each.kind === kind).map((limit) => describeLimit(site, limit)),
    })),
    waiting: limits.limits.flatMap((limit) => describeRaise(site, limit)),
    decimalSign: site.format.decimalSign,
    /** Minutes of play; empty for never. */
    reality: String(realityMinutes ?? ''),
    realityChecks: realityChoices(site, realityMinutes),
    timeOuts: TIME_OUT_DAYS.map((days) => ({
      value: String(days),
      label: site.t('member', 'limits.timeOut.days', { count: days }),
    })),
    exclusions: EXCLUSION_MONTHS.map((count) => ({
      value: String(count),
      label: site.t('member', 'limits.exclusion.months', { count }),
    })),
    /** The end if it began now. */
    considered: months === null ? null : { months, ends: site.format.date(monthsLater(Date.now(), months)) },
    hasPassword,
  };
}

/** In the brand's zone, to the same time of day; clamps to the month's last day (epoch milliseconds). */
export function monthsLater(time: number, months: number): number {
  const local = new Date(time + BRAND_ZONE_MS);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + months);
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return local.getTime() - BRAND_ZONE_MS;
}

/** Includes minutes set by another client. */
function realityChoices({ t }: Site, chosen: number | null) {
  const minutes = new Set<number>(chosen === null ? REALITY_MINUTES : [...REALITY_MINUTES, chosen]);
  return [
    { value: '', label: t('member', 'limits.reality.never') },
    ...[...minutes]
      .sort((one, other) => one - other)
      .map((count) => ({ value: String(count), label: t('member', 'limits.reality.every', { count }) })),
  ];
}

async function readBreak(site: Site, { kind, until }: NonNullable<Limits['break']>) {
  return {
    kind: 'break' as const,
    isExclusion: kind === 'SELF_EXCLUSION',
    until: site.format.dateTime(until),
    balance: await readBalance(site),
    withdrawPath: paths.withdraw(),
  };
}

function describeLimit(site: Site, limit: Limit) {
  const { period, amount, minutes, used, usedMinutes, resetsAt } = limit;
  const isTime = limit.kind === 'TIME';
  const loss = used?.startsWith('-') ? '0' : (used ?? '0');
  return {
    period,
    /** Empty without a limit. */
    value: typedLimit(site, limit),
    hasLimit: amount !== null || minutes !== null,
    used: isTime ? formatDuration(site, usedMinutes ?? 0) : site.format.money(loss),
    resets: site.format.date(resetsAt),
  };
}

export function typedLimit(
  { format }: Pick<Site, 'format'>,
  { amount, minutes }: Pick<Limit, 'amount' | 'minutes'>,
): string {
  if (minutes !== null) return String(minutes);
  return amount === null ? '' : amount.replace('.', format.decimalSign).replace(/[.,]00$/, '');
}

/** `from` is the time of confirmation. */
function describeRaise(site: Site, { kind, period, raise }: Limit) {
  if (!raise) return [];
  const { amount, minutes } = raise;
  const none = site.t('member', 'limits.none');
  return {
    kind,
    period,
    to: minutes !== null ? formatDuration(site, minutes) : amount === null ? none : site.format.money(amount),
    from: site.format.dateTime(raise.from),
  };
}

const formatDuration = ({ t }: Site, minutes: number): string => t('member', 'limits.minutes', { count: minutes });
