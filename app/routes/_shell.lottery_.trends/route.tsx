import { useLoaderData } from '@remix-run/react';
import { readTrends } from '~/features/lottery/trends/trends.server.ts';
import { withSite } from '~/request/with-site.server.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';

const Trends = lazyPart(() => import('~/features/lottery/trends/trends-page.tsx'));

export const handle = { isPublic: true, reads: ['gameCode', 'vendor'], frame: 'list' };

/** Only bets require a session. */
export const loader = withSite(async (site) => {
  const trends = await readTrends(site);
  const description = site.describe('trends', { name: trends.name });
  return { trends, title: site.title(trends.title), description };
});

export default function TrendsRoute() {
  return <Trends view={useLoaderData<typeof loader>().trends} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
