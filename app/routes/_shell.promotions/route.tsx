import { useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { PromotionsPage } from '~/features/system/promotions-page.tsx';
import { listPromotions } from '~/features/system/system.server.ts';
import { withSite } from '~/request/site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site) => ({
  promotions: await listPromotions(site),
  title: site.title(site.t('promotions', 'page.title')),
}));

export default function PromotionsRoute() {
  return <PromotionsPage promotions={useLoaderData<typeof loader>().promotions} homePath={paths.home()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
