import { listLanes } from '~/features/games/games.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Bonus } from './bonus.ts';

/** Returns sentences: the largest stake that counts for a bonus, and the categories that do not count. */
export async function bonusConditions(site: Site, { maxStake, gameTypes }: Pick<Bonus, 'maxStake' | 'gameTypes'>) {
  const { t, format } = site;
  const lanes = await optional(site, 'listVendors', listLanes(site), []);
  const games = lanes.filter(({ gameClassify }) => !gameTypes.includes(gameClassify)).map(({ title }) => title);
  return [
    ...(maxStake === null ? [] : [t('wallet', 'server.bonus.maxStake', { amount: format.money(maxStake) })]),
    ...(games.length === 0 ? [] : [t('wallet', 'server.bonus.notCounted', { games: games.join(', ') })]),
  ];
}
