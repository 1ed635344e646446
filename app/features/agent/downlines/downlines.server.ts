import { z } from 'zod';
import { days } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { parseAmount } from '~/i18n/amount.ts';
import { isZero } from '~/i18n/money.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import {
  downloadRecords,
  type RecordFilter,
  type RecordsView,
  readRecords,
  recordSource,
} from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import {
  aboutLines,
  type CompanyResult,
  type Crumb,
  companyResult,
  countLines,
  crumbViews,
  FIGURES,
  figureDetails,
  figureSum,
  figureText,
  linesPath,
  memberView,
} from '../figures.server.ts';
import { type ActView, actIn, actLinks, listSearch, memberPath, readAct } from '../lines/lines.server.ts';
import { type MemberView, readMember } from '../member/member.server.ts';
import { readRights } from '../rights/rights.server.ts';

type Downlines = Value<'listDownlines'>;

export interface DownlineRow extends CompanyResult {
  /** User name. */
  id: string;
  nickname: string;
  avatar: string;
  /** Null for a player. */
  type: string | null;
  members: string;
  deposit: string;
  withdrawal: string;
  validBet: string;
  balance: string;
  seenAt: string;
  more: { label: string; text: string; links?: { text: string; to: string }[] }[];
  memberPath: string;
  /** A direct line of the agent, who may do something to it. */
  isDirect: boolean;
  /** The own lines; null for who has none. */
  path: string | null;
}

export interface DownlinesView {
  record: RecordsView<DownlineRow>;
  crumbs: Crumb[];
  /** Null for a sub-account that may not read it. */
  auditPath: string | null;
  /** Filters of the list, to which an act on several lines returns. */
  kept: [name: string, value: string][];
}

const KINDS = ['AGENT', 'PLAYER'] as const;
const ACTIVE = ['withBets', 'withoutBets'] as const;
/** Days within which a line was seen, or was not. */
const SEEN = { seen1: 1, seen7: 7, seen30: 30, gone7: 7, gone30: 30 } as const;
const SEEN_NAMES = Object.keys(SEEN) as (keyof typeof SEEN)[];
const Filters = z.object({
  kind: z.enum(KINDS).optional().catch(undefined),
  search: searchText(40),
  active: z.enum(ACTIVE).optional().catch(undefined),
  seen: z.enum(SEEN_NAMES).optional().catch(undefined),
  balance: searchText(24),
  /** Whose lines. */
  account: z.string().min(1).max(64).optional().catch(undefined),
});
type Filters = z.output<typeof Filters>;
const Part = z.object({ line: z.string().min(1).max(64).optional().catch(undefined) });

/** A member and acts on direct lines are parts of the page. Throws as `requireAgent`, and 404 for who is not of the team. */
export async function readDownlines(site: Site): Promise<DownlinesView | MemberView | ActView> {
  requireAgent(site);
  const act = actIn(site);
  if (act) return readAct(site, act);
  const { line } = Part.parse(Object.fromEntries(site.url.searchParams));
  if (!line) return readList(site);
  const { mayAct } = (await readRights(site))('downlines');
  return readMember(site, line, mayAct);
}

/** Throws as `readDownlines`. */
export const downloadDownlines = async (site: Site): Promise<Response> => {
  requireAgent(site);
  return downloadRecords(site, downlines(site, false));
};

const downlines = (site: Site, mayAct: boolean) =>
  recordSource({
    key: 'downlines',
    path: (search) => paths.agent('downlines', search),
    schema: Filters,
    sorts: ['account', 'members', 'deposit', 'withdrawal', 'validBet', 'profit', 'balance', 'seenAt'],
    filters: ({ account, ...chosen }) => [...listFilters(site, chosen), { name: 'account', value: account ?? '' }],
    async list(chosen, window, page) {
      const query = { ...window, ...listQuery(site, chosen), ...page };
      const [found, notes] = await Promise.all([
        orNotFound(site, site.api.call('listDownlines', { query })),
        optional(site, 'listNotes', site.api.call('listNotes'), { list: [] }),
      ]);
      const noteOf = new Map(notes.list.map(({ member, note }) => [member.account, note.text]));
      return {
        extra: crumbViews(site, found.path, (of) => linesPath(site, of)),
        rows: found.list.map((line) => downlineRow(site, line, { mayAct, note: noteOf.get(line.member.account) })),
        total: found.total,
        totalPages: found.totalPages,
        count: countLines(site, found),
        sums: FIGURES.map((name) => figureSum(site, name, found.sums)),
        about: aboutLines(site, found),
      };
    },
    csv: {
      columns: csvColumns(site),
      list: (chosen, window) => (cursor) =>
        orNotFound(
          site,
          site.api.call('listDownlineExport', { query: { ...window, ...listQuery(site, chosen), cursor } }),
        ),
    },
  });

async function readList(site: Site): Promise<DownlinesView> {
  const rights = await readRights(site);
  const { mayAct } = rights('downlines');
  const { record, extra } = await readRecords(site, downlines(site, mayAct));
  const auditPath = rights('audit').mayRead ? paths.agent('audit') : null;
  return { record, crumbs: extra ?? [], auditPath, kept: Object.entries(listSearch(site)) };
}

function csvColumns({ t, brand }: Site): CsvColumn<Downlines['list'][number]>[] {
  const amount = (label: string) => ({ label: `${label} (${brand.currency})`, isAmount: true });
  return [
    { label: t('agent', 'server.filters.search'), cell: ({ member }) => member.account },
    { label: t('agent', 'downlines.members'), cell: ({ members }) => String(members) },
    ...FIGURES.map((name) => ({
      ...amount(t('agent', `server.figures.${name}`)),
      cell: ({ figures }: Downlines['list'][number]) => figures[name],
    })),
    { ...amount(t('agent', 'server.balance')), cell: ({ balance }) => balance },
    { label: t('agent', 'server.registered'), cell: ({ registeredAt }) => isoTime(registeredAt) },
    { label: t('agent', 'server.seen'), cell: ({ seenAt }) => (seenAt === null ? '' : isoTime(seenAt)) },
  ];
}

function listFilters({ t }: Site, { kind, search, active, seen, balance }: Omit<Filters, 'account'>): RecordFilter[] {
  const any = { value: '', label: t('lines', 'server.filters.any') };
  return [
    {
      name: 'kind',
      label: t('agent', 'server.filters.kind'),
      value: kind ?? '',
      options: [any, ...KINDS.map((value) => ({ value, label: t('agent', `server.filters.${value}`) }))],
    },
    {
      name: 'active',
      isRare: true,
      label: t('lines', 'server.filters.active'),
      value: active ?? '',
      options: [any, ...ACTIVE.map((value) => ({ value, label: t('lines', `server.filters.${value}`) }))],
    },
    {
      name: 'seen',
      isRare: true,
      label: t('lines', 'server.filters.seen'),
      value: seen ?? '',
      options: [any, ...SEEN_NAMES.map((value) => ({ value, label: t('lines', `server.filters.${value}`) }))],
    },
    { name: 'balance', isRare: true, label: t('lines', 'server.filters.balance'), value: balance ?? '' },
    { name: 'search', label: t('agent', 'server.filters.search'), value: search ?? '' },
  ];
}

/** Ignores a balance that is no amount above zero. */
function listQuery({ now, format }: Site, { kind, search, active, seen, balance, account }: Filters) {
  const least = parseAmount(balance ?? '', format.decimalSign);
  const since = seen && now - days(SEEN[seen]);
  return {
    account,
    search,
    ...(kind && { isAgent: kind === 'AGENT' }),
    ...(active && { isActive: active === 'withBets' }),
    ...(least && !isZero(least) && { leastBalance: least }),
    ...(since && (seen.startsWith('seen') ? { seenFrom: since } : { seenBefore: since })),
  };
}

interface Beside {
  mayAct: boolean;
  note: string | undefined;
}

function downlineRow(site: Site, line: Downlines['list'][number], { mayAct, note }: Beside): DownlineRow {
  const { t, format } = site;
  const { member, isDirect, lines, members, balance, registeredAt, seenAt, figures } = line;
  const { account, ...shown } = memberView(site, member);
  const never = t('agent', 'server.never');
  return {
    ...shown,
    id: account,
    members: format.count(members),
    deposit: figureText(site, 'deposit', figures),
    withdrawal: figureText(site, 'withdrawal', figures),
    balance: format.roundedMoney(balance),
    seenAt: seenAt === null ? never : format.date(seenAt),
    validBet: figureText(site, 'validBet', figures),
    ...companyResult(site, figures),
    memberPath: memberPath(site, account),
    more: [
      ...(note ? [{ label: t('lines', 'server.member.note'), text: note }] : []),
      ...figureDetails(
        site,
        figures,
        FIGURES.filter((name) => name !== 'validBet' && name !== 'profit'),
      ),
      { label: t('agent', 'server.balance'), text: format.roundedMoney(balance) },
      { label: t('agent', 'server.registered'), text: format.date(registeredAt) },
      {
        label: t('agent', 'server.seen'),
        text: seenAt === null ? never : format.dateTime(seenAt),
      },
      ...(isDirect && mayAct ? [{ label: t('lines', 'server.actions'), text: '', links: actLinks(site, member) }] : []),
    ],
    isDirect,
    path: lines > 0 ? linesPath(site, account) : null,
  };
}
