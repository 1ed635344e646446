import type { IconName } from '~/ui/icon.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AgentViews } from './agent-pages.server.ts';
import type { PageBodies } from './page-body.tsx';

const ContractsPage = lazyPart(() => import('~/features/agent/contracts/contracts-page.tsx'));

export const AGENT_PAGES: PageBodies<AgentViews, { icon: IconName }> = {
  announcement: {
    icon: 'megaphone',
    Body: lazyPart(() => import('~/features/agent/announcement/announcement-page.tsx')),
  },
  overview: { icon: 'chart', Body: lazyPart(() => import('~/features/agent/overview/overview-page.tsx')) },
  register: { icon: 'mail', Body: lazyPart(() => import('~/features/agent/register/register-page.tsx')) },
  downlines: { icon: 'user', Body: lazyPart(() => import('~/features/agent/downlines/downlines-page.tsx')) },
  audit: { icon: 'receipt', Body: lazyPart(() => import('~/features/agent/audit/audit-page.tsx')) },
  bets: { icon: 'receipt', Body: lazyPart(() => import('~/features/agent/bets/bets-page.tsx')) },
  profit: { icon: 'scales', Body: lazyPart(() => import('~/features/agent/profit/profit-page.tsx')) },
  income: { icon: 'wallet', Body: lazyPart(() => import('~/features/agent/income/income-page.tsx')) },
  account: { icon: 'swap', Body: lazyPart(() => import('~/features/agent/account/account-page.tsx')) },
  dividend: { icon: 'percent', Body: ContractsPage },
  daily: { icon: 'sun', Body: ContractsPage },
  hourly: { icon: 'clock', Body: ContractsPage },
  realtime: { icon: 'refresh', Body: ContractsPage },
  subs: { icon: 'key', Body: lazyPart(() => import('~/features/agent/subs/subs-page.tsx')) },
};
