import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { type RecordsView, readRecords } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { FIGURES, figureDetails, figureSum, figureText, linesPath, memberView } from '../figures.server.ts';

type Downlines = Value<'listDownlines'>;

export interface DownlineRow {
  /** User name. */
  id: string;
  nickname: string;
  avatar: string;
  /** Null for a player. */
  type: string | null;
  members: string;
  validBet: string;
  profit: string;
  more: { label: string; text: string }[];
  /** The own lines; null for who has none. */
  path: string | null;
}

/** The agent first, then down to whose lines are shown. */
type Crumb = ReturnType<typeof memberView> & { path: string };

export interface DownlinesView {
  record: RecordsView<DownlineRow>;
  crumbs: Crumb[];
}

const KINDS = ['AGENT', 'PLAYER'] as const;
const Filters = z.object({
  kind: z.enum(KINDS).optional().catch(undefined),
  search: z.string().trim().min(1).max(40).optional().catch(undefined),
  /** Whose lines. */
  account: z.string().min(1).max(64).optional().catch(undefined),
});
type Filters = z.output<typeof Filters>;

/** Throws as `requireAgent`, and 404 for who is not of the team. */
export async function readDownlines(site: Site): Promise<DownlinesView> {
  requireAgent(site);
  const { t, format } = site;
  let crumbs: Crumb[] = [];
  const record = await readRecords<Filters, DownlineRow, never>(site, {
    path: (search) => paths.agent('downlines', search),
    schema: Filters,
    filters: ({ kind, search, account }) => [
      {
        name: 'kind',
        label: t('agent', 'server.filters.kind'),
        value: kind ?? '',
        options: [
          { value: '', label: t('agent', 'server.filters.any') },
          ...KINDS.map((value) => ({ value, label: t('agent', `server.filters.${value}`) })),
        ],
      },
      { name: 'search', label: t('agent', 'server.filters.search'), value: search ?? '' },
      { name: 'account', value: account ?? '' },
    ],
    async list({ kind, search, account }, window, pageNo) {
      const query = { ...window, account, search, pageNo, ...(kind && { isAgent: kind === 'AGENT' }) };
      const found = await orNotFound(site, site.api.call('listDownlines', { query }));
      crumbs = found.path.map((member, index) => ({
        ...memberView(site, member),
        path: linesPath(site, index === 0 ? undefined : member.account),
      }));
      return {
        rows: found.list.map((line) => downlineRow(site, line)),
        total: found.total,
        totalPages: found.totalPages,
        count: t('agent', 'server.lines', { count: found.total, number: format.count(found.total) }),
        sums: FIGURES.map((name) => figureSum(site, name, found.team)),
      };
    },
  });
  return { record, crumbs };
}

function downlineRow(site: Site, line: Downlines['list'][number]): DownlineRow {
  const { t, format } = site;
  const { member, lines, members, balance, registeredAt, seenAt, figures } = line;
  const { account, ...shown } = memberView(site, member);
  return {
    ...shown,
    id: account,
    members: format.count(members),
    validBet: figureText(site, 'validBet', figures),
    profit: figureText(site, 'profit', figures),
    more: [
      ...figureDetails(
        site,
        figures,
        FIGURES.filter((name) => name !== 'validBet' && name !== 'profit'),
      ),
      { label: t('agent', 'server.balance'), text: format.money(balance) },
      { label: t('agent', 'server.registered'), text: format.date(registeredAt) },
      {
        label: t('agent', 'server.seen'),
        text: seenAt === null ? t('agent', 'server.never') : format.dateTime(seenAt),
      },
    ],
    path: lines > 0 ? linesPath(site, account) : null,
  };
}
