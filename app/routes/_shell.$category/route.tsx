import { useLoaderData } from '@remix-run/react';
import { GAME_QUERY } from '~/features/games/games.constants.ts';
import { gameTypeOfPath, readGamesPage } from '~/features/games/games-page.server.ts';
import { GamesPage } from '~/features/games/games-page.tsx';
import { requirePlayer } from '~/features/play/launch.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const handle = {
  isShared: true,
  reads: [...Object.values(GAME_QUERY), 'gameCode'],
  frame: 'list',
  hasPopUps: true,
};

export const loader = withSite(async (site, { params }) => {
  const gameType = gameTypeOfPath(params.category ?? '');
  // Specification, section 4.
  if (gameType === 'LOTT' && site.url.searchParams.has('gameCode')) requirePlayer(site);
  const games = gameType && (await readGamesPage(site, gameType));
  if (!games) throw notFound(site);
  const description = site.describe('games', { category: games.title, vendors: games.vendors.map(({ name }) => name) });
  return { games, title: site.title(games.title), description };
});

export default function CategoryRoute() {
  const { games } = useLoaderData<typeof loader>();
  return <GamesPage view={games} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
