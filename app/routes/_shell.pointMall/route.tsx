import { useLoaderData } from '@remix-run/react';
import { readMall } from '~/features/points/mall/mall.server.ts';
import { MallPage } from '~/features/points/mall/mall-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['kind'] };

export const loader = withSite(async (site) => ({
  view: await readMall(site),
  title: site.title(site.t('points', 'title')),
  description: site.describe('points'),
}));

export default function PointMallRoute() {
  return <MallPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
