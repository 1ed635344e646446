import { useLoaderData } from '@remix-run/react';
import { readBettingRecord } from '~/features/games/betting-record/betting-record.server.ts';
import BettingRecordPage from '~/features/games/betting-record/betting-record-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  record: await readBettingRecord(site),
  title: site.title(site.t('wallet', 'records.bets.title')),
}));

export default function BettingRecordRoute() {
  return <BettingRecordPage view={useLoaderData<typeof loader>().record} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
