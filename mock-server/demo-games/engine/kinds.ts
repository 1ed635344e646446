import type { EngineGame, Kind } from './types.ts';

type Described = Pick<EngineGame, 'gameType' | 'classify' | 'slug' | 'vendorCode'>;
type Named = readonly [words: RegExp, kind: Kind];

/** The gateway plays the other lotteries. */
const KENO_VENDOR = 'KENOHALL';

const tables: readonly Named[] = [
  [/blackjack/, 'blackjack'],
  [/baccarat/, 'baccarat'],
  [/roulette|(european|french)-wheel/, 'roulette'],
  [/dragon-(meets-)?tiger/, 'dragonTiger'],
  [/sic-bo|tai-xiu|big-small/, 'sicBo'],
  [/hi-lo/, 'thaiDice'],
  [/dice-du(el|et)/, 'diceDuel'],
  [/xoc-dia|pula-puti|coin/, 'coins'],
  [/bau-cua|prawn-crab|gourd-crab|belangkai/, 'beasts'],
  [/color-game/, 'colours'],
  [/fan-tan/, 'fanTan'],
  [/teen-patti/, 'teenPatti'],
  [/andar-bahar/, 'andarBahar'],
  [/wheel/, 'moneyWheel'],
  [/bingo/, 'bingo'],
  [/(^|-)race|derby|sprint/, 'race'],
];

const arcade: readonly Named[] = [
  [/crash|limbo/, 'crash'],
  [/mines/, 'mines'],
  [/plinko/, 'plinko'],
  [/keno/, 'keno'],
  [/dice-.*over/, 'dice'],
  ...tables,
];

const RACES: Named = [/(^|-)race|sprint|dash/, 'race'];
const sports: readonly Named[] = [RACES, [/./, 'sportsbook']];
const esports: readonly Named[] = [RACES, [/./, 'esports']];

const named = (titles: readonly Named[], slug: string): Kind | null =>
  titles.find(([words]) => words.test(slug))?.[1] ?? null;

const ofClass: Record<string, (slug: string) => Kind | null> = {
  JP: () => 'slot',
  TG: (slug) => named(tables, slug),
  VP: () => 'videoPoker',
  AC: (slug) => named(arcade, slug),
  SC: () => 'scratch',
  BG: () => 'bingo',
};

/** Returns null for lobbies and the gateway's lotteries. */
export function findKind({ gameType, classify, slug, vendorCode }: Described): Kind | null {
  switch (gameType) {
    case 'RNG':
      return ofClass[classify]?.(slug) ?? null;
    case 'LIVE':
      return named(tables, slug);
    case 'FISH':
      return 'fish';
    case 'PVP':
      return 'cards';
    case 'SPORTS':
      return named(sports, slug);
    case 'ESPORTS':
      return named(esports, slug);
    case 'COCKFIGHT':
      return 'cockfight';
    case 'ELOTT':
      return vendorCode === KENO_VENDOR ? 'keno' : null;
    default:
      return null;
  }
}

/** RTP in percent of the best bet with the best play, where the rules fix it. */
export const RETURN_BY_RULES: Partial<Record<Kind, string>> = {
  roulette: '97.30',
  baccarat: '98.94',
  blackjack: '99.32',
  videoPoker: '99.54',
  dragonTiger: '96.27',
  sicBo: '97.22',
  thaiDice: '97.50',
  diceDuel: '95.83',
  coins: '98.00',
  beasts: '92.13',
  colours: '92.13',
  fanTan: '97.50',
  moneyWheel: '96.65',
  race: '96.67',
  andarBahar: '97.85',
  teenPatti: '97.68',
  plinko: '96.97',
};
