import { useLoaderData } from '@remix-run/react';
import { feedAction, readFeed } from '~/features/games/feed/feed.server.ts';
import { FeedPage } from '~/features/games/feed/feed-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => ({
  view: await readFeed(site),
  title: site.title(site.t('feed', 'title')),
}));

export const action = feedAction;

export default function FeedRoute() {
  return <FeedPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
