import { useLoaderData } from '@remix-run/react';
import { bettingAction } from '~/features/lottery/betting/action.server.ts';
import { readLotteryPage } from '~/features/lottery/page/lottery-page.server.ts';
import { LotteryPage } from '~/features/lottery/page/lottery-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = {
  isPublic: true,
  reads: ['gameCode', 'vendor', 'vassalage', 'tag', 'day', 'name'],
  frame: 'list',
};

export const loader = withSite((site) => readLotteryPage(site));

export const action = bettingAction;

export default function LotteryRoute() {
  return <LotteryPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
