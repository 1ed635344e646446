import { useLoaderData } from '@remix-run/react';
import { readProfit } from '~/features/wallet/profit/profit.server.ts';
import ProfitPage from '~/features/wallet/profit/profit-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  profit: await readProfit(site),
  title: site.title(site.t('wallet', 'records.profit.title')),
}));

export default function ProfitRoute() {
  return <ProfitPage view={useLoaderData<typeof loader>().profit} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
