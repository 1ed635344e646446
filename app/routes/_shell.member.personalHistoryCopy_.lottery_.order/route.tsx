import { useLoaderData } from '@remix-run/react';
import { orderAction, readOrder } from '~/features/lottery/order/order.server.ts';
import OrderPage from '~/features/lottery/order/order-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  order: await readOrder(site),
  title: site.title(site.t('lottery', 'order.title')),
}));

export const action = orderAction;

export default function OrderRoute() {
  return <OrderPage view={useLoaderData<typeof loader>().order} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
