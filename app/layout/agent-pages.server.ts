import type { AgentKey } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { readAccount } from '~/features/agent/account/account.server.ts';
import {
  announcementAction,
  countUnread,
  readAnnouncements,
} from '~/features/agent/announcement/announcement.server.ts';
import { readAudit } from '~/features/agent/audit/audit.server.ts';
import { readBets } from '~/features/agent/bets/bets.server.ts';
import { contractAction } from '~/features/agent/contracts/action.server.ts';
import type { ContractKey } from '~/features/agent/contracts/contract-kinds.ts';
import { readContracts } from '~/features/agent/contracts/contracts.server.ts';
import { readOpenPages } from '~/features/agent/contracts/open-pages.server.ts';
import { readDownlines } from '~/features/agent/downlines/downlines.server.ts';
import { readIncome } from '~/features/agent/income/income.server.ts';
import { linesAction } from '~/features/agent/lines/action.server.ts';
import { readOverview } from '~/features/agent/overview/overview.server.ts';
import { readProfit } from '~/features/agent/profit/profit.server.ts';
import { registerCentreAction } from '~/features/agent/register/action.server.ts';
import { readRegisterCentre } from '~/features/agent/register/register.server.ts';
import { requireReading } from '~/features/agent/rights/rights.server.ts';
import { subsAction } from '~/features/agent/subs/action.server.ts';
import { readSubs } from '~/features/agent/subs/subs.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { openPage, type PageReaders, type PageViews, pageAction, readPage } from './centre.server.ts';

const title =
  (key: AgentKey) =>
  ({ t }: Site) =>
    t('agent', `centre.pages.${key}`);
const contracts = (key: ContractKey) => ({
  title: title(key),
  read: (site: Site) => readContracts(site, key),
  action: contractAction(key),
});

const AGENT_READERS = {
  announcement: { title: title('announcement'), read: readAnnouncements, action: announcementAction },
  overview: { title: title('overview'), read: readOverview },
  register: { title: title('register'), read: readRegisterCentre, action: registerCentreAction },
  downlines: { title: title('downlines'), read: readDownlines, action: linesAction },
  bets: { title: title('bets'), read: readBets },
  profit: { title: title('profit'), read: readProfit },
  income: { title: title('income'), read: readIncome },
  account: { title: title('account'), read: readAccount },
  dividend: contracts('dividend'),
  daily: contracts('daily'),
  hourly: contracts('hourly'),
  realtime: contracts('realtime'),
  audit: { title: title('audit'), read: readAudit },
  subs: { title: title('subs'), read: readSubs, action: subsAction },
} satisfies PageReaders<'agent'>;

export type AgentViews = PageViews<typeof AGENT_READERS>;

/** A page and its menu. Throws as `openPage`, and 403 for a sub-account without the right to it. */
export async function readAgentPage(site: Site) {
  if (!site.routes.isOn(paths.agentHome())) throw notFound(site);
  const page = openPage(site, 'agent');
  const rights = await requireReading(site, page.name);
  const [read, pages, unread] = await Promise.all([
    readPage(site, page, AGENT_READERS),
    readOpenPages(site),
    countUnread(site),
  ]);
  return { ...read, menu: { pages, unread, rights } };
}

export type AgentPageView = Awaited<ReturnType<typeof readAgentPage>>;

export const agentAction = pageAction('agent', AGENT_READERS);
