import { useLoaderData } from '@remix-run/react';
import { readAccount } from '~/features/member/account/account.server.ts';
import AccountPage from '~/features/member/account/account-page.tsx';
import { withSite } from '~/request/site.server.ts';

/** Narrow windows show the menu only. */
export const loader = withSite(async (site) => ({
  account: await readAccount(site),
  title: site.title(site.t('member', 'centre.title')),
}));

export default function CentreRoute() {
  return <AccountPage view={useLoaderData<typeof loader>().account} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
