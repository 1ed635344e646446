import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AgentPanelView, MemberPanelPage } from './centre-panel.server.ts';

/** The centre's name is its domain of texts and the path of its menu. */
const panelOf = <View extends MemberPanelPage | AgentPanelView>(domain: 'member' | 'agent'): Panel<View> => ({
  look: 'wide',
  title: (t) => t(domain, 'centre.title'),
  back: ({ address }) => (domain === 'agent' || address === `/${domain}` ? null : `/${domain}`),
  Body,
});

const Body = lazyPart(() => import('./centre-over.tsx'));

export const centrePanel = panelOf<MemberPanelPage>('member');
export const agentPanel = panelOf<AgentPanelView>('agent');
