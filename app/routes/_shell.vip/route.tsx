import { useLoaderData } from '@remix-run/react';
import { readVip } from '~/features/vip/vip.server.ts';
import { VipPage } from '~/features/vip/vip-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site) => ({
  vip: await readVip(site),
  title: site.title(site.t('vip', 'title')),
  description: site.describe('vip'),
}));

export default function VipRoute() {
  return <VipPage view={useLoaderData<typeof loader>().vip} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
