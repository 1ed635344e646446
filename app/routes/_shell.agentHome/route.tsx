import { useLoaderData } from '@remix-run/react';
import { readAgentHome } from '~/features/member/agent-home.server.ts';
import { AgentHomePage } from '~/features/member/agent-home-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { frame: 'office' };

export const loader = withSite(async (site) => ({
  agent: await readAgentHome(site),
  title: site.title(site.t('agent', 'agentHome.title')),
}));

export default function AgentHomeRoute() {
  return <AgentHomePage view={useLoaderData<typeof loader>().agent} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
