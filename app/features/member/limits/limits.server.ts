import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isOwnMoney, readBalance } from '~/features/wallet/wallet.server.ts';
import { rolloverName, takesText } from '~/features/wallet/withdraw/rollovers.server.ts';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import { parseUnits, unitsText } from '~/i18n/money.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { EXCLUSION_MONTHS, KINDS, REALITY_MINUTES, TIME_OUT_DAYS } from './schema.ts';

type Limits = Value<'getLimits'>;
type Limit = Limits['limits'][number];

const Days = z.coerce.number().refine((days) => TIME_OUT_DAYS.some((each) => each === days));
const Months = z.coerce.number().refine((months) => EXCLUSION_MONTHS.some((each) => each === months));

export type LimitsView = Awaited<ReturnType<typeof readLimits>>;
export type BreakView = Awaited<ReturnType<typeof readBreak>>;

/** Returns the limits and the current break. Throws as `requireRealAccount`, and 404 when the brand has no such page. */
export async function readLimits(site: Site) {
  requireModule(site, 'RESPONSIBLE3');
  requireRealAccount(site);
  const limits = await site.api.call('getLimits');
  const { searchParams } = site.url;
  const days = Days.safeParse(searchParams.get('days')).data;
  const [{ hasPassword }, { realityMinutes }, current, waiting] = await Promise.all([
    site.api.call('getMemberInfo'),
    site.api.call('getPreferences'),
    limits.break || limits.isHeld ? readBreak(site, limits) : null,
    days === undefined ? null : readWaiting(site),
  ]);
  const months = Months.safeParse(searchParams.get('months')).data;
  return {
    break: current,
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
      label: site.t('account', 'limits.timeOut.days', { count: days }),
    })),
    exclusions: EXCLUSION_MONTHS.map((count) => ({
      value: String(count),
      label: site.t('account', 'limits.exclusion.months', { count }),
    })),
    /** The chosen breaks, and their ends if they began now. */
    timeOut: days === undefined ? null : { days, ends: site.format.dateTime(Date.now() + days * DAY_MS), waiting },
    exclusion: months === undefined ? null : { months, ends: site.format.dateTime(monthsLater(Date.now(), months)) },
    hasPassword,
  };
}

const DAY_MS = 86_400_000;

/** The part of the balance that waits for bets, which a time-out does not allow; null for none. */
async function readWaiting({ api, format }: Site) {
  const { balance, available, limitedBy, depositsWaiting } = await api.call('getWithdrawSettings');
  if (limitedBy !== 'rollover') return null;
  return {
    amount: format.roundedMoney(unitsText(parseUnits(balance) - parseUnits(available))),
    deposits: parseUnits(depositsWaiting) > 0n ? format.roundedMoney(depositsWaiting) : null,
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
    { value: '', label: t('account', 'limits.reality.never') },
    ...[...minutes]
      .sort((one, other) => one - other)
      .map((count) => ({ value: String(count), label: t('account', 'limits.reality.every', { count }) })),
  ];
}

type BreakKind = 'timeOut' | 'exclusion' | 'held';

/** A time-out keeps the rollovers of own money open, a self-exclusion and a hold close them; bonuses can be given up. */
async function readBreak(site: Site, { break: own, isHeld }: Limits) {
  const { api, format } = site;
  const kind: BreakKind = isHeld ? 'held' : own?.kind === 'SELF_EXCLUSION' ? 'exclusion' : 'timeOut';
  const [balance, { available, depositsWaiting }, { list }] = await Promise.all([
    readBalance(site),
    api.call('getWithdrawSettings'),
    api.call('listRollovers'),
  ]);
  const open = list.filter(({ state }) => state === 'open');
  const left = open.reduce((sum, row) => (isOwnMoney(row.cause) ? sum + parseUnits(row.left) : sum), 0n);
  return {
    kind,
    /** Empty for a hold, which has no known end. */
    until: own && !isHeld ? deadlineText(site, own.until) : '',
    /** The member wanted a closed page. */
    isTurnedAway: site.url.searchParams.has('closed'),
    balance,
    available: format.roundedMoney(available),
    /** Own deposits that can be asked back; null for none. */
    deposits: kind === 'timeOut' && parseUnits(depositsWaiting) > 0n ? format.roundedMoney(depositsWaiting) : null,
    key: randomUUID(),
    /** Stakes that deposits still need before the rest can be withdrawn; null without any. */
    left: left > 0n ? format.missingMoney(unitsText(left)) : null,
    bonuses: open
      .filter(({ cause }) => !isOwnMoney(cause))
      .map((row) => ({
        id: String(row.rolloverId),
        name: rolloverName(site, row),
        takes: takesText(site, row),
      })),
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
    used: isTime ? formatDuration(site, usedMinutes ?? 0) : site.format.roundedMoney(loss),
    resets: site.format.date(resetsAt),
  };
}

export function typedLimit(
  { format }: Pick<Site, 'format'>,
  { amount, minutes }: Pick<Limit, 'amount' | 'minutes'>,
): string {
  if (minutes !== null) return String(minutes);
  return amount === null ? '' : amount.replace(/\.00$/, '').replace('.', format.decimalSign);
}

/** `from` is the time of confirmation. */
function describeRaise(site: Site, { kind, period, raise }: Limit) {
  if (!raise) return [];
  const { amount, minutes } = raise;
  const none = site.t('account', 'limits.none');
  return {
    kind,
    period,
    to: minutes !== null ? formatDuration(site, minutes) : amount === null ? none : site.format.roundedMoney(amount),
    from: site.format.dateTime(raise.from),
  };
}

const formatDuration = ({ t }: Site, minutes: number): string => t('account', 'limits.minutes', { count: minutes });
