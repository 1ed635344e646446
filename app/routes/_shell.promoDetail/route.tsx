import { useActionData, useLoaderData } from '@remix-run/react';
import { promotionAction } from '~/features/promotions/promotion.action.server.ts';
import { PromotionPage } from '~/features/promotions/promotion-page.tsx';
import { readPromotion } from '~/features/promotions/promotions.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['id'] };

export const loader = withSite(async (site) => {
  const { shareImage, ...view } = await readPromotion(site);
  const trail = [{ name: site.t('promotions', 'page.title'), path: view.allPath }];
  return { view, title: site.title(view.title), description: view.summary, shareImage, trail };
});

export const action = promotionAction;

export default function PromotionRoute() {
  return <PromotionPage view={useLoaderData<typeof loader>().view} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
