import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { formatDecimal } from '~/features/wallet/fee.ts';
import { plainAmount } from '~/features/wallet/wallet.server.ts';
import { parseUnits } from '~/i18n/money.ts';
import { dayTime } from '~/parts/records/range.server.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { rateText } from '../../../../openapi/rules/rates.ts';
import { memberView } from '../figures.server.ts';
import { productNames } from '../register/rates.server.ts';

export type Rates = Value<'getDownlineRates'>;

/** Acts of an agent on direct lines: parts of the page `downlines`. */
export const ACTS = ['rates', 'transfer', 'message', 'promote'] as const;
export type Act = (typeof ACTS)[number];
const FOR_SEVERAL: readonly Act[] = ['rates', 'message'];

const Accounts = z
  .array(
    z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^,]+$/),
  )
  .min(1)
  .max(50);

/** Null for the list of downlines. */
export function actIn({ url }: Pick<Site, 'url'>): Act | null {
  const asked = url.searchParams.get('act');
  return ACTS.find((act) => act === asked) ?? null;
}

/** The first for an act on one line. Throws 404 for what are no names of members. */
export function accountsIn(site: Site): string[] {
  const { success, data } = Accounts.safeParse(site.url.searchParams.getAll('account'));
  if (!success) throw notFound(site);
  const act = actIn(site);
  return act && FOR_SEVERAL.includes(act) ? [...new Set(data)] : data.slice(0, 1);
}

/** The list's own address with its filters; of an act without what it is about. */
export const listSearch = ({ url }: Pick<Site, 'url'>): Record<string, string> =>
  Object.fromEntries([...url.searchParams].filter(([name]) => !['act', 'account', 'line', 'over'].includes(name)));

export const listPath = (site: Pick<Site, 'url'>): string => paths.agent('downlines', listSearch(site));

export const actPath = (site: Pick<Site, 'url'>, act: Act, accounts: readonly string[]): string =>
  [
    paths.agent('downlines', { ...listSearch(site), act }),
    ...accounts.map((account) => `account=${encodeURIComponent(account)}`),
  ].join('&');

/** A member's page, in the range of this one. */
export const memberPath = (site: Pick<Site, 'url'>, account: string): string =>
  paths.agent('downlines', { ...listSearch(site), line: account });

/** Only a player can be made an agent. */
export const actLinks = (site: Site, { account, type }: { account: string; type: number }) =>
  ACTS.filter((act) => act !== 'promote' || type === 0).map((act) => ({
    text: site.t('lines', `server.links.${act}`),
    to: actPath(site, act, [account]),
  }));

/** Rates of the lines in the address. Throws 404 for who is no direct line. */
export const readRates = (site: Site): Promise<Rates> =>
  orNotFound(site, site.api.call('getDownlineRates', { query: { accounts: accountsIn(site).join(',') } }));

/** Throws a redirect to the list where no line is chosen, and 404 for who is no direct line. */
export async function readAct(site: Site, act: Act) {
  if (!site.url.searchParams.has('account'))
    throw await redirectWithToast(listPath(site), { tone: 'error', key: 'lines.noneChosen' });
  const [found, fields, own] = await Promise.all([
    readRates(site),
    act === 'rates' ? readRateFields(site) : null,
    act === 'transfer' ? readOwn(site) : null,
  ]);
  const lines = found.lines.map(({ member }) => memberView(site, member));
  const accounts = lines.map(({ account }) => account);
  return {
    act,
    lines,
    action: actPath(site, act, accounts),
    backPath: listPath(site),
    key: randomUUID(),
    decimalSign: site.format.decimalSign,
    rates: act === 'rates' ? fields : null,
    own,
  };
}
export type ActView = Awaited<ReturnType<typeof readAct>>;

async function readOwn(site: Site) {
  const [{ isSet }, wallet] = await Promise.all([
    site.api.call('hasPaymentPassword'),
    site.member?.subAccount ? null : site.api.call('listRollovers'),
  ]);
  const units = parseUnits(wallet?.free ?? '0');
  return {
    passwordPath: isSet ? null : paths.account({ part: 'paymentPassword' }),
    /** The balance that open rollovers leave free; null for a sub-account, who does not see it. */
    free: wallet && site.format.roundedMoney(wallet.free),
    /** For "Max". */
    most: units > 0n ? plainAmount(formatDecimal(units)) : null,
  };
}

/** Rates that all of the lines may have, the highest first. */
export async function readRateFields(site: Site) {
  const { t, format, api } = site;
  const [{ validFrom, bounds, lines }, { quotas }, nameOf] = await Promise.all([
    readRates(site),
    optional(site, 'getQuotas', api.call('getQuotas'), { quotas: [] }),
    productNames(site),
  ]);
  const fields = bounds.map(({ gameType, least, most, step }) => {
    const ratesOf = (key: 'rate' | 'next') =>
      lines.flatMap(({ rates }) => rates.flatMap((each) => (each.gameType === gameType ? [each[key]] : [])));
    const text = (rate: number) => rateText({ gameType, rate });
    const [today, next] = (['rate', 'next'] as const).map((key) => spanText(ratesOf(key).map(text)));
    const rates = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => most - index * step);
    return {
      gameType,
      label: nameOf(gameType),
      least: text(least),
      most: text(most),
      /** Several lines keep what is not chosen. */
      value: lines.length === 1 ? String(ratesOf('next')[0] ?? '') : '',
      options: [
        ...(lines.length === 1 ? [] : [{ value: '', label: t('lines', 'server.rates.unchanged') }]),
        ...rates.map((rate) => ({ value: String(rate), label: text(rate) })),
      ],
      hint: t('lines', today === next ? 'server.rates.today' : 'server.rates.later', {
        today: today ?? '',
        next: next ?? '',
      }),
    };
  });
  const highest = bounds.find(({ gameType }) => gameType === 'LOTT')?.most ?? 0;
  return {
    validFrom: format.date(dayTime(validFrom)),
    lines,
    fields,
    quotas: quotas.flatMap(({ series, accounts, used }) =>
      accounts === null || series > highest
        ? []
        : [t('lines', 'server.rates.quota', { series, accounts, used: format.count(used) })],
    ),
  };
}

/** Formats "0.80%", or "0.80% / 0.60%" of lines that differ. */
const spanText = (rates: readonly string[]): string => [...new Set(rates)].join(' / ');
