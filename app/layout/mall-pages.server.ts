import { convertAction } from '~/features/points/convert/action.server.ts';
import { readConvert } from '~/features/points/convert/convert.server.ts';
import { readPointRecord } from '~/features/points/record/record.server.ts';
import { redeemAction } from '~/features/points/redeem/action.server.ts';
import { readRedeem } from '~/features/points/redeem/redeem.server.ts';
import { readRedeemed } from '~/features/points/redeemed/redeemed.server.ts';
import type { Site } from '~/request/site.server.ts';
import { openPage, type PageReaders, type PageViews, pageAction, readPage } from './centre.server.ts';

export const MALL_READERS = {
  convert: { title: ({ t }) => t('points', 'convert.title'), read: readConvert, action: convertAction },
  redeem: { title: ({ t }) => t('points', 'form.title'), read: readRedeem, action: redeemAction },
  redeemed: { title: ({ t }) => t('points', 'redeemed.title'), read: readRedeemed },
  record: { title: ({ t }) => t('points', 'record.title'), read: readPointRecord },
} satisfies PageReaders<'pointMall'>;

export type MallViews = PageViews<typeof MALL_READERS>;

export const readMallPage = (site: Site) => readPage(site, openPage(site, 'pointMall'), MALL_READERS);

export const mallAction = pageAction('pointMall', MALL_READERS);
