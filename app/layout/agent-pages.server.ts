import type { ActionFunction } from '@remix-run/node';
import { readAccount } from '~/features/agent/account/account.server.ts';
import type { AgentKey } from '~/features/agent/agent-keys.ts';
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
import type { Site } from '~/request/site.server.ts';

const contracts = (key: ContractKey) => (site: Site) => readContracts(site, key);

const AGENT_READERS = {
  announcement: readAnnouncements,
  overview: readOverview,
  register: readRegisterCentre,
  downlines: readDownlines,
  bets: readBets,
  profit: readProfit,
  income: readIncome,
  account: readAccount,
  audit: readAudit,
  dividend: contracts('dividend'),
  daily: contracts('daily'),
  hourly: contracts('hourly'),
  realtime: contracts('realtime'),
  subs: readSubs,
};
export type AgentViews = { [Name in AgentKey]: Awaited<ReturnType<(typeof AGENT_READERS)[Name]>> };

/** Returns null for an unknown page. Default: the overview. */
export function findAgentPage(pathname: string): AgentKey | null {
  const name = pathname.replace(/^\/agent\/?/, '') || 'overview';
  return Object.hasOwn(AGENT_READERS, name) ? (name as AgentKey) : null;
}

/** A page and its menu. Throws as they do, and 403 for a sub-account without the right to it. */
export async function readAgentPage(site: Site, name: AgentKey) {
  const rights = await requireReading(site, name);
  const [view, pages, unread] = await Promise.all([
    AGENT_READERS[name](site) as Promise<unknown>,
    readOpenPages(site),
    countUnread(site),
  ]);
  return { name, view, menu: { pages, unread, rights } };
}

/** Forms of the pages that have some. */
const AGENT_ACTIONS: Partial<Record<AgentKey, ActionFunction>> = {
  announcement: announcementAction,
  register: registerCentreAction,
  downlines: linesAction,
  dividend: contractAction('dividend'),
  daily: contractAction('daily'),
  hourly: contractAction('hourly'),
  realtime: contractAction('realtime'),
  subs: subsAction,
};

export function findAgentAction(pathname: string): ActionFunction | undefined {
  const name = findAgentPage(pathname);
  return name ? AGENT_ACTIONS[name] : undefined;
}
