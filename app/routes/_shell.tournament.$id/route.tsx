import { useLoaderData } from '@remix-run/react';
import { tournamentAction } from '~/features/tournaments/action.server.ts';
import { TournamentPage } from '~/features/tournaments/tournament-page.tsx';
import { readTournament, requireTournamentId } from '~/features/tournaments/tournaments.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site, { params }) => {
  const view = await readTournament(site, requireTournamentId(site, params.id));
  return { view, title: site.title(view.title), description: view.summary };
});

export const action = tournamentAction;

export default function TournamentRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <TournamentPage key={view.id} view={view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
