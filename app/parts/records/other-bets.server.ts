import { paths } from '~/config/paths.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { RangeSearch, TimeWindow } from './range.server.ts';
import type { OtherRecord } from './records.server.ts';

/** For a betting record without rows: the bets of the same period in the other one. */
export async function findOtherBets(
  site: Site,
  empty: 'games' | 'lotteries',
  window: TimeWindow,
  range: RangeSearch,
): Promise<OtherRecord | null> {
  const { api, t, format } = site;
  const isLottery = empty === 'games';
  const found = isLottery
    ? await optional(
        site,
        'searchLotteryOrders',
        api.call('searchLotteryOrders', { body: { ...window, page: 0, size: 1 } }),
        null,
      )
    : await optional(site, 'listBets', api.call('listBets', { query: { ...window, pageSize: 1 } }), null);
  if (!found?.total) return null;
  return {
    title: t('orders', `record.${empty}.none`),
    path: isLottery ? paths.lotteryRecord({ ...range }) : paths.bettingRecord({ ...range }),
    text: t('orders', `record.${isLottery ? 'lotteries' : 'games'}.others`, { count: format.count(found.total) }),
  };
}
