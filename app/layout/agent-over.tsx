import { useAgentFrame } from './agent-centre.tsx';
import { AGENT_PAGES } from './agent-pages.ts';
import type { AgentPanelView } from './centre-panel.server.ts';
import { OverPage } from './over-page.tsx';

/** A page of the agent centre over another page. */
export default function AgentCentreOver({ view }: { view: AgentPanelView }) {
  return <OverPage page={view} bodies={AGENT_PAGES} other={useAgentFrame(view.menu)} />;
}
