import { useLoaderData } from '@remix-run/react';
import { readDepositRecord } from '~/features/wallet/money-records/deposits.server.ts';
import DepositsPage from '~/features/wallet/money-records/deposits-page.tsx';
import { readWithdrawalRecord } from '~/features/wallet/money-records/withdrawals.server.ts';
import WithdrawalsPage from '~/features/wallet/money-records/withdrawals-page.tsx';
import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => {
  const title = (name: 'deposits' | 'withdrawals') => site.title(site.t('wallet', `withdraw.records.${name}`));
  switch (site.url.pathname.split('/').at(-1)) {
    case 'deposits':
      return { list: 'deposits', record: await readDepositRecord(site), title: title('deposits') } as const;
    case 'withdrawals':
      return { list: 'withdrawals', record: await readWithdrawalRecord(site), title: title('withdrawals') } as const;
    default:
      throw notFound(site);
  }
});

export default function MoneyRecordRoute() {
  const data = useLoaderData<typeof loader>();
  return data.list === 'deposits' ? <DepositsPage view={data.record} /> : <WithdrawalsPage view={data.record} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
