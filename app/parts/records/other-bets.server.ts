import { paths } from '~/config/paths.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { RangeSearch, TimeWindow } from './range.server.ts';
import type { OtherRecord } from './records.server.ts';

/** House lotteries are of these categories, which games have, too. */
const LOTTERIES: readonly string[] = ['ELOTT', 'LOTT'];

/** For a betting record without rows: the bets of the same period in the other one, unless a filter is why. */
export async function findOtherBets(
  site: Site,
  empty: 'games' | 'lotteries',
  { category, ...filters }: Record<string, string | undefined>,
  window: TimeWindow,
  range: RangeSearch,
): Promise<OtherRecord | null> {
  const { api, t, format } = site;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (isFiltered || (category !== undefined && !LOTTERIES.includes(category))) return null;
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
