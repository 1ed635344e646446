import { useActionData, useLoaderData } from '@remix-run/react';
import { claimAction } from '~/features/missions/claim.server.ts';
import { readMissions } from '~/features/missions/missions.server.ts';
import MissionsPage from '~/features/missions/missions-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  missions: await readMissions(site),
  title: site.title(site.t('missions', 'title')),
}));

export const action = claimAction;

export default function MissionsRoute() {
  return <MissionsPage view={useLoaderData<typeof loader>().missions} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
