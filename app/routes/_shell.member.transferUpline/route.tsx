import { useActionData, useLoaderData } from '@remix-run/react';
import { uplineAction } from '~/features/wallet/upline/action.server.ts';
import { readUpline } from '~/features/wallet/upline/upline.server.ts';
import UplinePage from '~/features/wallet/upline/upline-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  upline: await readUpline(site),
  title: site.title(site.t('wallet', 'upline.title')),
}));

export const action = uplineAction;

export default function TransferUplineRoute() {
  return <UplinePage view={useLoaderData<typeof loader>().upline} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
