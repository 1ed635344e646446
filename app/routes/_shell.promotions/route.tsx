import { useLoaderData } from '@remix-run/react';
import { codeAction } from '~/features/promotions/code.action.server.ts';
import { readPromotions } from '~/features/promotions/promotions.server.ts';
import { PromotionsPage } from '~/features/promotions/promotions-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['category'], hasPopUps: true };

const NAMED = 4;

export const loader = withSite(async (site) => {
  const view = await readPromotions(site);
  const titles = site.format.list(view.promotions.slice(0, NAMED).map(({ title }) => title));
  return {
    view,
    title: site.title(site.t('promotions', 'page.title')),
    description: site.describe('promotions', { titles }),
  };
});

export const action = codeAction;

export default function PromotionsRoute() {
  return <PromotionsPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
