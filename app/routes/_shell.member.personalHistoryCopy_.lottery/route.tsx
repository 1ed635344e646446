import { useLoaderData } from '@remix-run/react';
import { readLotteryRecord } from '~/features/lottery/record/lottery-record.server.ts';
import LotteryRecordPage from '~/features/lottery/record/lottery-record-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  record: await readLotteryRecord(site),
  title: site.title(site.t('lottery', 'record.title')),
}));

export default function LotteryRecordRoute() {
  return <LotteryRecordPage view={useLoaderData<typeof loader>().record} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
