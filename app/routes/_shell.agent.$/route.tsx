import { useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { agentAction, readAgentPage } from '~/layout/agent-pages.server.ts';
import { withSite } from '~/request/with-site.server.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';

/** Members do not load what agents see. */
const AgentCentre = lazyPart(() => import('~/layout/agent-centre.tsx'));

export const handle = { frame: 'office' };

export const loader = withSite(readAgentPage);

export const action = agentAction;

export default function AgentRoute() {
  return (
    <Suspense>
      <AgentCentre page={useLoaderData<typeof loader>()} />
    </Suspense>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
