import { paths } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { formatOdds, parseUnits } from '~/i18n/money.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import { prizeName } from '../betting/names.ts';
import { fullPlayName } from '../betting/play-texts.server.ts';

export interface BonusView {
  groups: { key: string; label: string; path: string; isSelected: boolean }[];
  /** Null for fixed prizes. */
  series: number | null;
  rebate: string;
  plays: { id: string; play: string; prize: string; odds: string }[];
  products: { id: string; product: string; rebate: string }[];
}

/** Specification: bonusDetails. Throws as `requireRealAccount`. */
export async function readBonus(site: Site): Promise<BonusView> {
  requireRealAccount(site);
  const { api, t, url } = site;
  const [{ lottery, products }, lanes] = await Promise.all([api.call('getBonusDetails'), listLanes(site)]);
  const chosen = lottery.find(({ gameGroupCode }) => gameGroupCode === url.searchParams.get('group')) ?? lottery[0];
  return {
    groups: lottery.map(({ gameGroupCode: key }) => ({
      key,
      // South and centre share one board and so one group.
      label: t('lottery', key === 'VN_SOUTH' ? 'bonus.vnSouthCentral' : `tags.${key}`),
      path: paths.bonusDetails({ group: key }),
      isSelected: key === chosen?.gameGroupCode,
    })),
    series: chosen?.series?.most ?? null,
    rebate: chosen?.rebate ?? '0.00',
    plays: (chosen?.plays ?? []).map(({ play, playGroup, prize, odds, mostShares }) => ({
      id: `${play} ${prize}`,
      play: fullPlayName(site, playGroup, play),
      prize: prize && prizeName(t, play, prize),
      odds: `${formatOdds(parseUnits(odds))}${mostShares ? ` ÷ 1–${mostShares}` : ''}`,
    })),
    products: products.map(({ gameType, rebate }) => ({
      id: gameType,
      product: lanes.find(({ gameClassify }) => gameClassify === gameType)?.title ?? gameType,
      rebate: `${rebate}%`,
    })),
  };
}
