import { useLoaderData } from '@remix-run/react';
import { readTournaments } from '~/features/tournaments/tournaments.server.ts';
import { TournamentsPage } from '~/features/tournaments/tournaments-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site) => ({
  view: await readTournaments(site),
  title: site.title(site.t('tournaments', 'title')),
  description: site.describe('tournaments'),
}));

export default function TournamentsRoute() {
  return <TournamentsPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
