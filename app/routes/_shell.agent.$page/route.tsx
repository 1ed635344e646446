import { useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { paths } from '~/config/paths.ts';
import { AGENT_READERS, isAgentPage } from '~/layout/agent-pages.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/site.server.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';

const AgentCentre = lazyPart(() => import('~/layout/agent-centre.tsx'));

export const loader = withSite(async (site, { params: { page: name = '' } }) => {
  if (!isAgentPage(name) || !site.routes.isOn(paths.agentHome())) throw notFound(site);
  const view: unknown = await AGENT_READERS[name](site);
  return { name, view, title: site.title(site.t('agent', `centre.pages.${name}`)) };
});

export default function AgentPageRoute() {
  const { name, view } = useLoaderData<typeof loader>();
  return (
    <Suspense>
      <AgentCentre name={name} view={view} />
    </Suspense>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
