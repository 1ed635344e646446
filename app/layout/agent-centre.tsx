import { paths } from '~/config/paths.ts';
import { AgentRightsContext } from '~/features/agent/rights/rights.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AgentMenu, type AgentMenuView } from './agent-menu.tsx';
import type { AgentPageView } from './agent-pages.server.ts';
import { AGENT_PAGES } from './agent-pages.ts';
import { CentreFrame } from './centre-frame.tsx';
import { PageBody, preloadBody } from './page-body.tsx';

preloadBody(AGENT_PAGES, 'agent');

/** A page of the agent centre with its menu. */
export default function AgentCentre({ page }: { page: AgentPageView }) {
  const { name, menu } = page;
  return (
    <CentreFrame
      current={paths.agent(name)}
      other={useAgentFrame(menu)(paths.agent(name))}
      className="wrap gap-6 py-3 md:py-6"
    >
      <AgentRightsContext.Provider value={menu.rights}>
        <PageBody bodies={AGENT_PAGES} page={page} />
      </AgentRightsContext.Provider>
    </CentreFrame>
  );
}

/** Returns the menu beside a page, and the way to the agent's home. */
export function useAgentFrame(menu: AgentMenuView) {
  const { t } = useTranslation('agent');
  return (current: string) => ({
    title: t('centre.title'),
    menu: <AgentMenu current={current} pages={menu.pages} unread={menu.unread} />,
    home: menu.rights.isSub ? null : { path: paths.agentHome(), label: t('agentHome.title') },
  });
}
