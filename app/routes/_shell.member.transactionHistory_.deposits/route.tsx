import { useLoaderData } from '@remix-run/react';
import { readDepositRecord } from '~/features/wallet/money-records/deposits.server.ts';
import DepositsPage from '~/features/wallet/money-records/deposits-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  record: await readDepositRecord(site),
  title: site.title(site.t('wallet', 'withdraw.records.deposits')),
}));

export default function DepositRecordRoute() {
  return <DepositsPage view={useLoaderData<typeof loader>().record} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
