import { z } from 'zod';
import { days } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { byPages, type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import { maskAddress } from '~/parts/records/masked-address.ts';
import { downloadRecords, type RecordsView, readRecords, recordSource } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { rateText } from '../../../../openapi/rules/rates.ts';
import { memberType, memberView } from '../figures.server.ts';
import { productNames } from '../register/rates.server.ts';
import { readRights } from '../rights/rights.server.ts';

type Entry = Value<'listAuditEntries'>['list'][number];
type Product = Parameters<Awaited<ReturnType<typeof productNames>>>[0];
type Names = Awaited<ReturnType<typeof productNames>>;

const ACTS = ['CREATE', 'RATES', 'PROMOTE', 'TRANSFER', 'MESSAGE', 'CONTRACT'] as const;
const NAMES = ['amount', 'orderNo', 'title', 'text', 'type', 'kind', 'intent', 'period', 'tiers'] as const;
const KINDS = ['DIVIDEND', 'DAILY', 'HOUR', 'REALTIME'] as const;
const INTENTS = ['propose', 'withdraw', 'accept', 'reject', 'end'] as const;
const PERIODS = ['D', 'W', 'H', 'M', 'HOUR', 'FIVE'] as const;

const Filters = z.object({
  side: z.literal('received').optional().catch(undefined),
  kind: z.enum(ACTS).optional().catch(undefined),
  /** Acts on this line. */
  account: z.string().min(1).max(64).optional().catch(undefined),
});

type Filters = z.output<typeof Filters>;

export interface AuditRow {
  id: string;
  time: string;
  /** The line, or the upline who did it. */
  name: string;
  /** User name of the line. */
  account: string | null;
  act: string;
  change: string;
  more: { label: string; text: string }[];
}

export interface AuditView {
  record: RecordsView<AuditRow>;
  backPath: string | null;
  isReceived: boolean;
}

/** Throws as `requireAgent`, and 404 for who is no direct line. */
export async function readAudit(site: Site): Promise<AuditView> {
  requireAgent(site);
  const [names, rights] = await Promise.all([productNames(site), readRights(site)]);
  const { record } = await readRecords(site, audit(site, names));
  return {
    record,
    backPath: rights('downlines').mayRead ? paths.agent('downlines') : null,
    isReceived: site.url.searchParams.get('side') === 'received',
  };
}

/** Throws as `readAudit`. */
export const downloadAudit = async (site: Site): Promise<Response> => {
  requireAgent(site);
  return downloadRecords(site, audit(site, await productNames(site)));
};

function audit(site: Site, names: Names) {
  const { t, api } = site;
  const toQuery = ({ side, kind, account }: Filters) => ({
    isReceived: side === 'received',
    act: kind,
    ...(side !== 'received' && { account }),
  });
  return recordSource({
    key: 'audit',
    path: (search) => paths.agent('audit', search),
    schema: Filters,
    sorts: ['time', 'account', 'act'],
    filters: ({ side, kind, account }) => [
      {
        name: 'side',
        label: t('lines', 'server.audit.sides.side'),
        value: side ?? '',
        options: [
          { value: '', label: t('lines', 'server.audit.sides.own') },
          { value: 'received', label: t('lines', 'server.audit.sides.received') },
        ],
      },
      {
        name: 'kind',
        label: t('lines', 'server.audit.act'),
        value: kind ?? '',
        options: [
          { value: '', label: t('lines', 'server.audit.any') },
          ...ACTS.map((value) => ({ value, label: t('lines', `server.audit.acts.${value}`) })),
        ],
      },
      { name: 'account', value: account ?? '' },
    ],
    async list(chosen, window, page) {
      const query = { ...window, ...page, ...toQuery(chosen) };
      const { list, total, totalPages } = await orNotFound(site, api.call('listAuditEntries', { query }));
      const { isReceived } = query;
      return { rows: list.map((entry) => auditRow(site, names, entry, isReceived)), total, totalPages, sums: [] };
    },
    csv: {
      columns: csvColumns(site, names),
      list: (chosen, { from, to }) =>
        byPages((page) => {
          const query = { from, to: Math.min(to, site.now), ...page, ...toQuery(chosen) };
          return orNotFound(site, api.call('listAuditEntries', { query }));
        }),
    },
  });
}

function csvColumns(site: Site, names: Names): CsvColumn<Entry>[] {
  const { t } = site;
  return [
    { label: t('lines', 'audit.time'), cell: ({ time }) => isoTime(time) },
    { label: t('lines', 'server.audit.by'), cell: doneBy },
    { label: t('lines', 'server.audit.account'), cell: ({ line }) => line.account },
    { label: t('lines', 'server.audit.act'), cell: ({ act }) => t('lines', `server.audit.acts.${act}`) },
    {
      label: t('lines', 'audit.change'),
      cell: ({ changes }) =>
        changes
          .map((change) => changeView(site, names, change))
          .map(({ label, text }) => `${label}: ${text}`)
          .join('; '),
    },
    { label: t('lines', 'server.audit.address'), cell: ({ ip }) => maskAddress(ip) },
  ];
}

const doneBy = ({ agent, subAccount }: Entry): string => (subAccount === null ? agent : `${agent} / ${subAccount}`);

function auditRow(site: Site, names: Names, entry: Entry, isReceived: boolean): AuditRow {
  const { t, format } = site;
  const { id, act, agent, line, changes, ip, time } = entry;
  const { account, nickname } = memberView(site, line);
  const told = changes.map((change) => changeView(site, names, change));
  return {
    id: String(id),
    time: format.exactTime(time),
    name: isReceived ? agent : nickname,
    account: isReceived ? null : account,
    act: t('lines', `server.audit.acts.${act}`),
    change: summary(act, told),
    more: [
      ...told,
      // agent.md: Rebates. A day has one rate.
      ...(act === 'RATES' ? [{ label: t('lines', 'server.audit.validFrom'), text: format.date(time + days(1)) }] : []),
      { label: t('lines', 'server.audit.by'), text: doneBy(entry) },
      { label: t('lines', 'server.audit.address'), text: maskAddress(ip) },
    ],
  };
}

function summary(act: Entry['act'], [first, ...others]: { label: string; text: string }[]): string {
  if (!first) return '';
  if (act === 'RATES') return `${first.label} ${first.text}${more(others.length)}`;
  return act === 'CONTRACT' && others[0] ? `${first.text}: ${others[0].text}` : first.text;
}

const more = (count: number): string => (count > 0 ? ` (+${count})` : '');

function changeView(site: Site, names: Names, { name, before, after }: Entry['changes'][number]) {
  const { t } = site;
  const known = NAMES.find((each) => each === name);
  const label = known ? t('lines', `server.audit.names.${known}`) : names(name as Product);
  const text = (value: string) => {
    if (name === 'amount') return site.format.money(value);
    if (name === 'type') return memberType(site, Number(value)) ?? t('lines', 'server.audit.player');
    const named = contractText(site, name, value);
    if (named !== null) return named;
    const isRate = !known && /^\d+$/.test(value);
    return isRate ? rateText({ gameType: name, rate: Number(value) }) : value;
  };
  const [from, to] = [before, after].map((value) => (value === null ? null : text(value)));
  if (from === null || from === undefined) return { label, text: to ?? '' };
  return { label, text: `${from} → ${to ?? '–'}` };
}

/** Null for values of other acts, and for those that are unknown. */
function contractText({ t, format }: Site, name: string, value: string): string | null {
  const find = <Each extends string>(all: readonly Each[]) => all.find((each) => each === value);
  const [kind, intent, period] = [find(KINDS), find(INTENTS), find(PERIODS)];
  if (name === 'kind' && kind) return t('reports', `server.kinds.${kind}`);
  if (name === 'intent' && intent) return t('lines', `server.audit.intents.${intent}`);
  if (name === 'period' && period) return t('lines', `server.audit.periods.${period}`);
  return name === 'tiers' ? value.replace(/\d+\.\d+/g, (rate) => format.amount(rate)) : null;
}
