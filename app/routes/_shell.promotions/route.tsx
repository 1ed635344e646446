import { useLoaderData } from '@remix-run/react';
import { codeAction } from '~/features/promotions/code.action.server.ts';
import { readPromotions } from '~/features/promotions/promotions.server.ts';
import { PromotionsPage } from '~/features/promotions/promotions-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['category'], hasPopUps: true };

export const loader = withSite(async (site) => {
  const view = await readPromotions(site);
  return {
    view,
    title: site.title(site.t('promotions', 'page.title')),
    description: site.describe('promotions', { titles: view.promotions.map(({ title }) => title) }),
  };
});

export const action = codeAction;

export default function PromotionsRoute() {
  return <PromotionsPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
