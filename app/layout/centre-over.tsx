import { Suspense } from 'react';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { CENTRE_PAGES } from './centre-pages.ts';
import type { AgentPanelView, CentreView } from './centre-panel.server.ts';
import { OverPage } from './over-page.tsx';

const AgentOver = lazyPart(() => import('./agent-over.tsx'));

/** One part for both centres: each that the layout names costs bytes on the first page. */
export default function CentreOver({ view }: { view: CentreView | AgentPanelView }) {
  if ('menu' in view)
    return (
      <Suspense>
        <AgentOver view={view} />
      </Suspense>
    );
  return <OverPage view={view} Body={CENTRE_PAGES[view.name].Body} />;
}
