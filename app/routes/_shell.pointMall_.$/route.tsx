import { useLoaderData } from '@remix-run/react';
import { readRedeemed } from '~/features/points/redeemed/redeemed.server.ts';
import { RedeemedPage } from '~/features/points/redeemed/redeemed-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  view: await readRedeemed(site),
  title: site.title(site.t('points', 'redeemed.title')),
}));

export default function RedeemedRoute() {
  return <RedeemedPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
