import { z } from 'zod';
import { days } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { parseAmount } from '~/i18n/amount.ts';
import { isZero } from '~/i18n/money.ts';
import { type RecordFilter, type RecordsView, readRecords } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import {
  aboutLines,
  type Crumb,
  countLines,
  crumbViews,
  FIGURES,
  figureDetails,
  figureSum,
  figureText,
  type HouseProfit,
  houseProfit,
  linesPath,
  memberView,
} from '../figures.server.ts';
import { ACTS, type ActView, actIn, actPath, listSearch, readAct } from '../lines/lines.server.ts';
import { readRights } from '../rights/rights.server.ts';

type Downlines = Value<'listDownlines'>;

export interface DownlineRow extends HouseProfit {
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

/** An act on direct lines is a part of the page. Throws as `requireAgent`, and 404 for who is not of the team. */
export async function readDownlines(site: Site): Promise<DownlinesView | ActView> {
  requireAgent(site);
  const act = actIn(site);
  return act ? readAct(site, act) : readList(site);
}

async function readList(site: Site): Promise<DownlinesView> {
  const rights = await readRights(site);
  const { mayAct } = rights('downlines');
  const { record, extra } = await readRecords(site, {
    path: (search) => paths.agent('downlines', search),
    schema: Filters,
    sorts: ['account', 'members', 'deposit', 'withdrawal', 'validBet', 'profit', 'balance', 'seenAt'],
    filters: ({ account, ...chosen }) => [...listFilters(site, chosen), { name: 'account', value: account ?? '' }],
    async list(chosen, window, page) {
      const query = { ...window, ...listQuery(site, chosen), ...page };
      const found = await orNotFound(site, site.api.call('listDownlines', { query }));
      return {
        extra: crumbViews(site, found.path, (of) => linesPath(site, of)),
        rows: found.list.map((line) => downlineRow(site, line, mayAct)),
        total: found.total,
        totalPages: found.totalPages,
        count: countLines(site, found),
        sums: FIGURES.map((name) => figureSum(site, name, found.sums)),
        about: aboutLines(site, found),
      };
    },
  });
  const auditPath = rights('audit').mayRead ? paths.agent('audit') : null;
  return { record, crumbs: extra ?? [], auditPath, kept: Object.entries(listSearch(site)) };
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

function downlineRow(site: Site, line: Downlines['list'][number], mayAct: boolean): DownlineRow {
  const { t, format } = site;
  const { member, isDirect, lines, members, balance, registeredAt, seenAt, figures } = line;
  const { account, ...shown } = memberView(site, member);
  const seen = seenAt === null ? t('agent', 'server.never') : format.dateTime(seenAt);
  return {
    ...shown,
    id: account,
    members: format.count(members),
    deposit: figureText(site, 'deposit', figures),
    withdrawal: figureText(site, 'withdrawal', figures),
    balance: format.roundedMoney(balance),
    seenAt: seen,
    validBet: figureText(site, 'validBet', figures),
    ...houseProfit(site, figures),
    more: [
      ...figureDetails(
        site,
        figures,
        FIGURES.filter((name) => name !== 'validBet' && name !== 'profit'),
      ),
      { label: t('agent', 'server.balance'), text: format.roundedMoney(balance) },
      { label: t('agent', 'server.registered'), text: format.date(registeredAt) },
      {
        label: t('agent', 'server.seen'),
        text: seen,
      },
      ...(isDirect && mayAct ? [{ label: t('lines', 'server.actions'), text: '', links: actLinks(site, member) }] : []),
    ],
    isDirect,
    path: lines > 0 ? linesPath(site, account) : null,
  };
}

/** Only a player can be made an agent. */
const actLinks = (site: Site, { account, type }: Downlines['list'][number]['member']) =>
  ACTS.filter((act) => act !== 'promote' || type === 0).map((act) => ({
    text: site.t('lines', `server.links.${act}`),
    to: actPath(site, act, [account]),
  }));
