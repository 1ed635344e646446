import { lazyPart } from '~/ui/lazy-part.tsx';
import type { MallViews } from './mall-pages.server.ts';
import type { PageBodies } from './page-body.tsx';

export const MALL_PAGES: PageBodies<MallViews> = {
  convert: { Body: lazyPart(() => import('~/features/points/convert/convert-page.tsx')) },
  redeem: { Body: lazyPart(() => import('~/features/points/redeem/redeem-page.tsx')) },
  redeemed: { Body: lazyPart(() => import('~/features/points/redeemed/redeemed-page.tsx')) },
  record: { Body: lazyPart(() => import('~/features/points/record/record-page.tsx')) },
};
