import { useActionData, useLoaderData } from '@remix-run/react';
import { joinAction } from '~/features/agent/join/action.server.ts';
import { readJoin } from '~/features/agent/join/join.server.ts';
import { JoinPage } from '~/features/agent/join/join-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['players', 'bets', 'loss', 'costs'] };

export const loader = withSite(async (site) => ({
  view: await readJoin(site),
  title: site.title(site.t('join', 'title')),
  description: site.describe('join'),
}));

export const action = joinAction;

export default function JoinRoute() {
  return <JoinPage view={useLoaderData<typeof loader>().view} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
