import { useActionData, useLoaderData } from '@remix-run/react';
import { readRewards, rewardsAction } from '~/features/rewards/rewards.server.ts';
import RewardsPage from '~/features/rewards/rewards-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  rewards: await readRewards(site),
  title: site.title(site.t('rewards', 'page.title')),
}));

export const action = rewardsAction;

export default function RewardsRoute() {
  return <RewardsPage view={useLoaderData<typeof loader>().rewards} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
