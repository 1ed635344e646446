import { useLoaderData } from '@remix-run/react';
import { readAccountRecord } from '~/features/wallet/account-record/account-record.server.ts';
import AccountRecordPage from '~/features/wallet/account-record/account-record-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  record: await readAccountRecord(site),
  title: site.title(site.t('wallet', 'records.account.title')),
}));

export default function AccountRecordRoute() {
  return <AccountRecordPage view={useLoaderData<typeof loader>().record} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
