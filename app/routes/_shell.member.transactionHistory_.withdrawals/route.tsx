import { useLoaderData } from '@remix-run/react';
import { readWithdrawalRecord } from '~/features/wallet/money-records/withdrawals.server.ts';
import WithdrawalsPage from '~/features/wallet/money-records/withdrawals-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  record: await readWithdrawalRecord(site),
  title: site.title(site.t('wallet', 'withdraw.records.withdrawals')),
}));

export default function WithdrawalRecordRoute() {
  return <WithdrawalsPage view={useLoaderData<typeof loader>().record} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
