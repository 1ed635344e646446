import { type ClientActionFunctionArgs, data, useLoaderData } from '@remix-run/react';
import { favouriteAction } from '~/features/games/favourites.server.ts';
import type { FavouriteAnswer } from '~/features/games/games.types.ts';
import { readMyGames } from '~/features/games/my-games.server.ts';
import { MyGamesPage } from '~/features/games/my-games-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => ({
  games: await readMyGames(site, 'favourites'),
  title: site.title(site.t('games', 'mine.favourites')),
}));

export const action = favouriteAction;

/** The card rolls back a failed request. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    const answer = await serverAction<FavouriteAnswer>();
    return answer.error ? data(answer, { status: 422 }) : answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ error: '' } satisfies FavouriteAnswer, { status: 503 });
  }
}

export default function FavouritesRoute() {
  return <MyGamesPage view={useLoaderData<typeof loader>().games} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
