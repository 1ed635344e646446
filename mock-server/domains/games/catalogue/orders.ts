import type { Query, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { LANGUAGE_TAGS, type Language } from '../../../worlds/columns.ts';

export type Sort = NonNullable<Query<'listGames'>['sort']>;
export type Flag = NonNullable<Value<'getGameMenus'>[number]['flags']>[number];

export const SORTS: readonly Sort[] = ['popular', 'new', 'name', 'rtp'];
export const FLAGS: readonly Flag[] = ['jackpot', 'new', 'lowStake'];

/** 0.1 of the brand's unit, in ten-thousandths. */
const LOW_STAKE = 1000;

interface Marked {
  hasJackpot: boolean;
  isNew: boolean;
  /** Ten-thousandths of the currency. */
  minBet: number;
}

/** Only bets on `jackpot` games feed the pot. */
export function hasFlag({ hasJackpot, isNew, minBet }: Marked, flag: Flag, unit: number): boolean {
  if (flag === 'jackpot') return hasJackpot;
  return flag === 'new' ? isNew : minBet <= LOW_STAKE * unit;
}

interface Named {
  names: Record<string, string>;
  slug: string;
}

/** Falls back to the English name. */
export const nameIn = ({ names, slug }: Named, language: Language): string => names[language] ?? names.EN ?? slug;

/** Stable: equal games stay by rank. */
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
      const { compare } = new Intl.Collator(LANGUAGE_TAGS[language], { numeric: true });
      return games
        .map((game) => ({ game, name: nameIn(game, language) }))
        .sort((a, b) => compare(a.name, b.name))
        .map(({ game }) => game);
    }
  }
}
