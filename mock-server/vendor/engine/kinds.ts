import type { EngineGame, Kind } from './types.ts';

const WHEEL = /roulette|wheel/;
/** The vendor whose lotteries are keno; the others' are the gateway's own. */
const KENO_VENDOR = 'KENOHALL';

type Described = Pick<EngineGame, 'gameType' | 'classify' | 'slug' | 'vendorCode'>;

/** Which simulator plays a game; null for the lotteries that are the gateway's own. */
export function kindOf({ gameType, classify, slug, vendorCode }: Described): Kind | null {
  switch (gameType) {
    case 'RNG':
      return classify === 'TG' ? tableOf(slug) : 'slot';
    case 'LIVE':
      return liveTableOf(slug);
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
    case 'ELOTT':
      return vendorCode === KENO_VENDOR ? 'keno' : null;
    default:
      return null;
  }
}

const tableOf = (slug: string): Kind => (WHEEL.test(slug) ? 'roulette' : 'baccarat');

function liveTableOf(slug: string): Kind {
  if (slug.includes('roulette')) return 'roulette';
  if (slug.includes('dragon-tiger')) return 'dragonTiger';
  return slug.includes('sic-bo') ? 'sicBo' : 'baccarat';
}

/** The return of kinds that their rules fix, in percent: a single zero, and bets on the banker, on the dragon, and on big. */
export const RETURN_BY_RULES: Partial<Record<Kind, string>> = {
  roulette: '97.30',
  baccarat: '98.94',
  dragonTiger: '96.27',
  sicBo: '97.22',
};
