import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { isZero } from '~/i18n/money.ts';
import { byPages, type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import { downloadRecords, readRecords, recordSource } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { calculationFacts, payFormula, periodText } from './calculation.server.ts';
import { CONTRACT_KINDS, type ContractKey } from './contract-kinds.ts';
import { payerSentence } from './terms.server.ts';

type Payout = Value<'listDividendRecords'>['list'][number];

export interface PayRow {
  id: string;
  period: string;
  member: string;
  account: string;
  /** Base × rate = amount. */
  how: string;
  amount: string;
  paid: string;
  owed: string;
  isOwed: boolean;
  /** Null unless the agent owes it. */
  payPath: string | null;
  more: { label: string; text: string }[];
}

const Filters = z.object({
  tab: z.literal('pay').catch('pay'),
  /** Pay of the direct lines; the agent's own without it. What is received and what is paid have no common sum. */
  side: z.literal('LINES').optional().catch(undefined),
  payment: z.literal('owed').optional().catch(undefined),
  account: searchText(64),
});

/** `?pay=` is the pay to confirm. Throws 404 for an account that is no direct line. */
export async function readPay(site: Site, key: ContractKey) {
  const { record, extra: asked } = await readRecords(site, pay(site, key));
  return { record, asked: asked ? askedView(site, key, asked) : null };
}

/** Throws as `readPay`, and as `requireAgent`. */
export const downloadPay =
  (key: ContractKey) =>
  async (site: Site): Promise<Response> => {
    requireAgent(site);
    return downloadRecords(site, pay(site, key));
  };

function pay(site: Site, key: ContractKey) {
  const { t, format, url } = site;
  const operation = CONTRACT_KINDS[key].records as 'listDividendRecords';
  const sideOf = ({ side, account }: z.output<typeof Filters>): 'MINE' | 'LINES' =>
    account ? 'LINES' : (side ?? 'MINE');
  const toQuery = (chosen: z.output<typeof Filters>) => ({
    side: sideOf(chosen),
    account: chosen.account,
    ...(chosen.payment && { isOwed: true }),
  });
  return recordSource({
    key,
    path: (search) => paths.agent(key, search),
    schema: Filters,
    sorts: ['from', 'account', 'amount', 'paid', 'owed'],
    // Periods may be months.
    usualRange: 'last90',
    filters: ({ tab, side, payment, account }) => [
      { name: 'tab', value: tab },
      {
        name: 'side',
        label: t('contracts', 'server.filters.side'),
        value: account ? 'LINES' : (side ?? ''),
        options: [
          { value: '', label: t('contracts', 'server.filters.MINE') },
          { value: 'LINES', label: t('contracts', 'server.filters.LINES') },
        ],
      },
      {
        name: 'payment',
        label: t('contracts', 'server.filters.owed'),
        value: payment ?? '',
        options: [
          { value: '', label: t('contracts', 'server.filters.any') },
          { value: 'owed', label: t('contracts', 'server.filters.only') },
        ],
      },
      { name: 'account', label: t('contracts', 'server.filters.account'), value: account ?? '' },
    ],
    async list(chosen, window, page) {
      const found = await orNotFound(
        site,
        site.api.call(operation, { query: { ...window, ...page, ...toQuery(chosen) } }),
      );
      const { list } = found;
      return {
        extra: list.find((payout) => String(payout.id) === url.searchParams.get('pay') && isMyDebt(site, payout)),
        rows: list.map((payout) => payRow(site, key, payout)),
        total: found.total,
        totalPages: found.totalPages,
        sums: (['amount', 'paid', 'owed'] as const).map((name) => ({
          label: t('contracts', `server.sums.${name}`),
          amount: format.money(found[name]),
        })),
        about: t('contracts', `server.about.${sideOf(chosen)}`),
      };
    },
    csv: {
      columns: csvColumns(site),
      list: (chosen, { from, to }) =>
        byPages((page) => {
          const query = { from, to: Math.min(to, site.now), ...page, ...toQuery(chosen) };
          return orNotFound(site, site.api.call(operation, { query }));
        }),
    },
  });
}

function csvColumns(site: Site): CsvColumn<Payout>[] {
  const { t, brand } = site;
  return [
    { label: t('contracts', 'pay.period'), cell: (payout) => periodText(site, payout, payout) },
    { label: t('contracts', 'server.filters.account'), cell: ({ line }) => line.account },
    { label: t('contracts', 'pay.how'), cell: ({ calculation }) => payFormula(site, calculation) },
    ...(['amount', 'paid', 'owed'] as const).map((name) => ({
      label: `${t('contracts', `pay.${name}`)} (${brand.currency})`,
      isAmount: true,
      cell: (payout: Payout) => payout[name],
    })),
    { label: t('contracts', 'server.facts.settled'), cell: ({ settledAt }) => isoTime(settledAt) },
    { label: t('contracts', 'server.facts.contract'), cell: ({ contractId }) => String(contractId) },
  ];
}

const KEPT = ['tab', 'range', 'from', 'to', 'side', 'payment', 'account', 'sort', 'direction', 'size', 'page'];

/** The same rows. */
export function payPath(
  { url }: Pick<Site, 'url'>,
  key: ContractKey,
  more: { pay?: string; form?: 'pay' } = {},
): string {
  const kept = KEPT.map((name) => [name, url.searchParams.get(name)]);
  return paths.agent(key, { ...Object.fromEntries(kept), ...more });
}

function askedView(site: Site, key: ContractKey, payout: Payout) {
  const { t, format } = site;
  const { id, line, owed } = payout;
  return {
    id: String(id),
    title: t('contracts', 'server.owed.pay', { name: line.nickname }),
    text: t('contracts', 'server.owed.text', { amount: format.money(owed), period: periodText(site, payout, payout) }),
    amount: format.money(owed),
    action: payPath(site, key, { pay: String(id), form: 'pay' }),
    backPath: payPath(site, key),
  };
}
export type AskedPay = ReturnType<typeof askedView>;

const isOpen = ({ owed }: Payout): boolean => !isZero(owed);

const isMine = ({ member }: Site, { line }: Payout): boolean => line.account === member?.username;

const isMyDebt = (site: Site, payout: Payout): boolean =>
  isOpen(payout) && !payout.isPaidByBrand && !isMine(site, payout);

function payRow(site: Site, key: ContractKey, payout: Payout): PayRow {
  const { t, format } = site;
  const { id, contractId, line, amount, paid, owed, calculation, settledAt, kind } = payout;
  return {
    id: String(id),
    period: periodText(site, payout, payout),
    member: isMine(site, payout) ? t('contracts', 'server.me') : line.nickname,
    account: line.account,
    how: payFormula(site, calculation),
    amount: format.money(amount),
    paid: format.money(paid),
    owed: format.money(owed),
    isOwed: isOpen(payout),
    payPath: isMyDebt(site, payout) ? payPath(site, key, { pay: String(id) }) : null,
    more: [
      ...calculationFacts(site, { kind }, calculation),
      { label: t('contracts', 'server.facts.settled'), text: format.dateTime(settledAt) },
      { label: t('contracts', 'server.facts.contract'), text: String(contractId) },
      payerSentence(site, payout, isMine(site, payout)),
    ],
  };
}
