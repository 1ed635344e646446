import { useLoaderData } from '@remix-run/react';
import { readMyGames } from '~/features/games/my-games.server.ts';
import { MyGamesPage } from '~/features/games/my-games-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => ({
  games: await readMyGames(site, 'recent'),
  title: site.title(site.t('games', 'mine.recent')),
}));

export default function RecentRoute() {
  return <MyGamesPage view={useLoaderData<typeof loader>().games} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
