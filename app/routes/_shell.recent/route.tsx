import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readMyGames } from '~/features/games/my-games.server.ts';
import { MyGamesPage } from '~/features/games/my-games-page.tsx';
import { withSite } from '~/session/site.server.ts';

export const loader = withSite(async (site) => ({
  games: await readMyGames(site, 'recent'),
  title: site.title(site.t('games', 'mine.recent')),
}));

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export default function RecentRoute() {
  return <MyGamesPage view={useLoaderData<typeof loader>().games} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
