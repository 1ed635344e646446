import { useLocation } from '@remix-run/react';
import { type ComponentType, Suspense } from 'react';
import { paths } from '~/config/paths.ts';
import type { AgentKey } from '~/features/agent/agent-keys.ts';
import { AgentRightsContext } from '~/features/agent/rights/rights.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { AgentMenu, type AgentMenuView } from './agent-menu.tsx';
import { AGENT_PAGES } from './agent-pages.ts';
import { CentreFrame } from './centre-frame.tsx';

interface AgentCentreProps {
  name: AgentKey;
  view: unknown;
  menu: AgentMenuView;
}

/** A page of the agent centre with its menu. */
export default function AgentCentre({ name, view, menu }: AgentCentreProps) {
  const { pathname } = useLocation();
  // TypeScript cannot follow the name through the table.
  const Body = AGENT_PAGES[name].Body as ComponentType<{ view: unknown }>;
  return (
    <CentreFrame
      current={pathname === paths.agent() ? pathname : paths.agent(name)}
      other={useAgentFrame(menu)(paths.agent(name))}
      className="wrap gap-6 py-5 md:py-6"
    >
      <Suspense key={name} fallback={<Skeleton className="h-72" />}>
        <AgentRightsContext.Provider value={menu.rights}>
          <Body view={view} />
        </AgentRightsContext.Provider>
      </Suspense>
    </CentreFrame>
  );
}

/** Returns the menu beside a page, and the way back. */
export function useAgentFrame(menu: AgentMenuView) {
  const { t } = useTranslation('agent');
  return (current: string) => ({
    title: t('centre.title'),
    menu: <AgentMenu current={current} pages={menu.pages} unread={menu.unread} />,
    menuPath: paths.agent(),
    backPath: menu.rights.isSub ? paths.agent() : paths.agentHome(),
    backLabel: t(menu.rights.isSub ? 'centre.title' : 'agentHome.title'),
  });
}
