import { useLoaderData } from '@remix-run/react';
import { mallAction, readMallPage } from '~/layout/mall-pages.server.ts';
import { MALL_PAGES } from '~/layout/mall-pages.ts';
import { PageBody, preloadBody } from '~/layout/page-body.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(readMallPage);

export const action = mallAction;

preloadBody(MALL_PAGES, 'pointMall');

export default function MallRoute() {
  return <PageBody bodies={MALL_PAGES} page={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
