import { useLoaderData } from '@remix-run/react';
import { readBet } from '~/features/games/bet/bet.server.ts';
import BetPage from '~/features/games/bet/bet-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site, { params: { orderNo = '' } }) => ({
  bet: await readBet(site, orderNo),
  title: site.title(site.t('wallet', 'records.bet.title')),
}));

export default function BetRoute() {
  return <BetPage view={useLoaderData<typeof loader>().bet} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
