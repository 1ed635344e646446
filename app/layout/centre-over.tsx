import { Suspense } from 'react';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AgentPanelView, MemberPanelPage } from './centre-panel.server.ts';
import { MEMBER_PAGES } from './member-pages.ts';
import { OverPage } from './over-page.tsx';

const AgentOver = lazyPart(() => import('./agent-over.tsx'));

/** One part for both centres: each that the layout names costs bytes on the first page. */
export default function CentreOver({ view }: { view: MemberPanelPage | AgentPanelView }) {
  if ('menu' in view)
    return (
      <Suspense>
        <AgentOver view={view} />
      </Suspense>
    );
  return <OverPage page={view} bodies={MEMBER_PAGES} />;
}
