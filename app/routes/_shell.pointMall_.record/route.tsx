import { useLoaderData } from '@remix-run/react';
import { readPointRecord } from '~/features/points/record/record.server.ts';
import { PointRecordPage } from '~/features/points/record/record-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  view: await readPointRecord(site),
  title: site.title(site.t('points', 'record.title')),
}));

export default function PointRecordRoute() {
  return <PointRecordPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
