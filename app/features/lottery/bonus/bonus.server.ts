import { paths } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { formatOdds, parseUnits } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { groupName, playName, prizeName } from '../betting/names.ts';

/** A group of plays or one play, with the highest of its prizes. */
interface Odds {
  code: string;
  name: string;
  most: string;
  isRange: boolean;
}

export interface BonusView {
  groups: { key: string; label: string; path: string; isSelected: boolean }[];
  /** Null for fixed prizes. */
  series: number | null;
  rebate: string;
  families: (Odds & { plays: (Odds & { prizes: { id: string; name: string; odds: string }[] })[] })[];
  products: { id: string; product: string; rebate: string; counts: string }[];
}

type PlayBonus = Value<'getBonusDetails'>['lottery'][number]['plays'][number];

/** Specification: bonusDetails. */
export async function readBonus(site: Site): Promise<BonusView> {
  const { api, t, url } = site;
  const [{ lottery, products }, lanes] = await Promise.all([api.call('getBonusDetails'), listLanes(site)]);
  const chosen = lottery.find(({ gameGroupCode }) => gameGroupCode === url.searchParams.get('group')) ?? lottery[0];
  return {
    groups: lottery.map(({ gameGroupCode: key }) => ({
      key,
      // South and centre share one board and so one group.
      label: key === 'VN_SOUTH' ? t('orders', 'bonus.vnSouthCentral') : t('lottery', `tags.${key}`),
      path: paths.bonusDetails({ group: key }),
      isSelected: key === chosen?.gameGroupCode,
    })),
    series: chosen?.series?.most ?? null,
    rebate: chosen?.rebate ?? '0.00',
    families: listFamilies(site, chosen?.plays ?? []),
    products: products.map(({ gameType, rebate, share, leastShare }) => ({
      id: gameType,
      product: lanes.find(({ gameClassify }) => gameClassify === gameType)?.title ?? gameType,
      rebate: `${rebate}%`,
      counts: t('orders', 'bonus.counts', { share: leastShare < share ? `${leastShare}–${share}` : share }),
    })),
  };
}

const listFamilies = ({ t }: Site, rows: PlayBonus[]): BonusView['families'] =>
  groupRows(rows, 'playGroup').map((family) => ({
    ...highest(family, 'playGroup', (code) => groupName(t, code)),
    plays: groupRows(family, 'play').map((prizes) => ({
      ...highest(prizes, 'play', (code) => playName(t, code)),
      prizes: prizes.map((row) => ({
        id: row.prize,
        name: row.prize && prizeName(t, row.play, row.prize),
        odds: prizeText(row),
      })),
    })),
  }));

/** Keeps the order of the first row of each. */
const groupRows = (rows: PlayBonus[], key: 'play' | 'playGroup'): PlayBonus[][] =>
  [...new Set(rows.map((row) => row[key]))].map((code) => rows.filter((row) => row[key] === code));

function highest(rows: PlayBonus[], key: 'play' | 'playGroup', nameOf: (code: string) => string): Odds {
  const most = rows.reduce((best, row) => (parseUnits(row.odds) > parseUnits(best.odds) ? row : best));
  const isRange = rows.some(({ odds }) => odds !== most.odds);
  return { code: most[key], name: nameOf(most[key]), most: prizeText(most), isRange };
}

const prizeText = ({ odds, mostShares }: PlayBonus): string =>
  `${formatOdds(parseUnits(odds))}${mostShares ? ` ÷ 1–${mostShares}` : ''}`;
