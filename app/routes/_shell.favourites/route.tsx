import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeFavourite } from '~/features/games/favourites.server.ts';
import { readMyGames } from '~/features/games/my-games.server.ts';
import { MyGamesPage } from '~/features/games/my-games-page.tsx';
import { withSite } from '~/session/site.server.ts';

export const loader = withSite(async (site) => ({
  games: await readMyGames(site, 'favourites'),
  title: site.title(site.t('games', 'mine.favourites')),
}));

/** Every heart of the site is sent here. */
export const action = withSite(async (site) => changeFavourite(site, await site.request.formData()));

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export default function FavouritesRoute() {
  return <MyGamesPage view={useLoaderData<typeof loader>().games} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
