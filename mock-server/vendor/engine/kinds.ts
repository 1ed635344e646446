import type { EngineGame, Kind } from './types.ts';

const WHEEL = /roulette|wheel/;

/** Which simulator plays a game; null for lotteries, which are the gateway's own. */
export function kindOf({ gameType, classify, slug }: Pick<EngineGame, 'gameType' | 'classify' | 'slug'>): Kind | null {
  switch (gameType) {
    case 'RNG':
      return classify === 'TG' ? tableOf(slug) : 'slot';
    case 'LIVE':
      return slug.includes('roulette') ? 'roulette' : 'baccarat';
    case 'FISH':
      return 'fish';
    case 'PVP':
      return 'cards';
    case 'SPORTS':
      return 'sportsbook';
    case 'ESPORTS':
      return 'esports';
    case 'COCKFIGHT':
      return 'cockfight';
    default:
      return null;
  }
}

const tableOf = (slug: string): Kind => (WHEEL.test(slug) ? 'roulette' : 'baccarat');

/** The return of kinds that their rules fix, in percent: a single zero, and a bet on the banker. */
export const RETURN_BY_RULES: Partial<Record<Kind, string>> = { roulette: '97.30', baccarat: '98.94' };
