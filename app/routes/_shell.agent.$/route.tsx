import { type ActionFunctionArgs, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { paths } from '~/config/paths.ts';
import { findAgentAction, findAgentPage, readAgentPage } from '~/layout/agent-pages.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/site.server.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';

const AgentCentre = lazyPart(() => import('~/layout/agent-centre.tsx'));

export const loader = withSite(async (site) => {
  const name = findAgentPage(site.url.pathname);
  if (!name || !site.routes.isOn(paths.agentHome())) throw notFound(site);
  return { ...(await readAgentPage(site, name)), title: site.title(site.t('agent', `centre.pages.${name}`)) };
});

/** Throws 405 for a page without forms. */
export async function action(args: ActionFunctionArgs) {
  const act = findAgentAction(new URL(args.request.url).pathname);
  if (!act) throw data(null, { status: 405 });
  return act(args);
}

export default function AgentPageRoute() {
  const { name, view, menu } = useLoaderData<typeof loader>();
  return (
    <Suspense>
      <AgentCentre name={name} view={view} menu={menu} />
    </Suspense>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
