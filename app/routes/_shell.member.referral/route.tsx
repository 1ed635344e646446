import { useLoaderData } from '@remix-run/react';
import { readReferral } from '~/features/referral/referral.server.ts';
import ReferralPage from '~/features/referral/referral-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  referral: await readReferral(site),
  title: site.title(site.t('referral', 'title')),
}));

export default function ReferralRoute() {
  return <ReferralPage view={useLoaderData<typeof loader>().referral} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
