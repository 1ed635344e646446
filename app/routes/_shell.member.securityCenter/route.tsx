import { useActionData, useLoaderData } from '@remix-run/react';
import { accountAction, readAccount } from '~/features/member/account/account.server.ts';
import AccountPage from '~/features/member/account/account-page.tsx';
import type { PartAnswer } from '~/features/member/account/part/part.types.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  account: await readAccount(site),
  title: site.title(site.t('account', 'title')),
}));

export const action = accountAction;

export default function AccountRoute() {
  return <AccountPage view={useLoaderData<typeof loader>().account} answer={useActionData() as PartAnswer} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
