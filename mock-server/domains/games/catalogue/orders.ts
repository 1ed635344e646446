import type { Query, Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Language } from '../../../http/exchange.ts';

export type Sort = NonNullable<Query<'listGames'>['sort']>;
export type Flag = NonNullable<Value<'getGameMenus'>[number]['flags']>[number];

export const SORTS: readonly Sort[] = ['popular', 'new', 'name', 'rtp'];
export const FLAGS: readonly Flag[] = ['jackpot', 'new', 'lowStake'];

/** The highest minimum bet of a game with low stakes: 0.1 of the brand's unit, in ten-thousandths. */
const LOW_STAKE = 1000;

interface Marked {
  hasJackpot: boolean;
  isNew: boolean;
  /** Ten-thousandths of the currency. */
  minBet: number;
}

/** Whether a game has a mark. Bets of the games with `jackpot`, and of no others, feed the pot. */
export function hasFlag({ hasJackpot, isNew, minBet }: Marked, flag: Flag, unit: number): boolean {
  if (flag === 'jackpot') return hasJackpot;
  return flag === 'new' ? isNew : minBet <= LOW_STAKE * unit;
}

interface Named {
  names: Record<string, string>;
  slug: string;
}

/** A game's name in a language, in English where it has none. */
export const nameIn = ({ names, slug }: Named, language: Language): string => names[language] ?? names.EN ?? slug;

/** The languages of the names' alphabetical orders. */
const LOCALES: Record<Language, string> = { CN: 'zh-CN', EN: 'en', ID: 'id', TH: 'th', TY: 'fil', VI: 'vi' };

/** Puts games, which come by rank, in another order; what is equal stays by rank. */
export function sortGames<Game extends Named & { isNew: boolean; rtp: string }>(
  games: readonly Game[],
  sort: Sort,
  language: Language,
): readonly Game[] {
  switch (sort) {
    case 'popular':
      return games;
    case 'new':
      return games.toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
    case 'rtp':
      return games.toSorted((a, b) => Number(b.rtp) - Number(a.rtp));
    case 'name': {
      const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
      return games
        .map((game) => ({ game, name: nameIn(game, language) }))
        .sort((a, b) => compare(a.name, b.name))
        .map(({ game }) => game);
    }
  }
}
