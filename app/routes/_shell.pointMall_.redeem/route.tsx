import { useActionData, useLoaderData } from '@remix-run/react';
import { redeemAction } from '~/features/points/redeem/action.server.ts';
import { readRedeem } from '~/features/points/redeem/redeem.server.ts';
import { RedeemPage } from '~/features/points/redeem/redeem-page.tsx';
import { withSite } from '~/request/site.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';

export const loader = withSite(async (site) => ({
  view: await readRedeem(site),
  title: site.title(site.t('points', 'form.title')),
}));

export const action = redeemAction;

export default function RedeemRoute() {
  return <RedeemPage view={useLoaderData<typeof loader>().view} answer={useActionData() as FormAnswer | undefined} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
