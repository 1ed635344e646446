import type { GameCardView } from '~/features/games/games.types.ts';
import type { MarkedPart } from '~/parts/marks/mark.ts';
import { LINK_ICONS } from './search.constants.ts';
import { LINK_GROUPS, type LinkGroup, type SearchView } from './search.types.ts';

export interface SearchOption {
  id: string;
  path: string;
  isNewWindow: boolean;
  image: string | null;
  /** In place of an image. */
  icon: 'gift' | 'info' | 'compass';
  isCover: boolean;
  parts: MarkedPart[];
  detail: string;
  isClosed: boolean;
}

export interface SearchGroup {
  key: 'games' | 'lotteries' | 'vendors' | LinkGroup | 'hot';
  options: SearchOption[];
}

const gameOption = (game: GameCardView, parts: MarkedPart[]): SearchOption => ({
  id: `game-${game.id}`,
  path: game.path,
  isNewWindow: game.isNewWindow ?? false,
  image: game.cover,
  icon: 'compass',
  isCover: true,
  parts,
  detail: game.vendorName,
  isClosed: game.isClosed ?? false,
});

/** Hot games without a query. */
export function groupOptions(view: SearchView | null, hot: GameCardView[]): SearchGroup[] {
  const groups: SearchGroup[] = [
    { key: 'games', options: view?.games.map((game) => gameOption(game, game.parts)) ?? [] },
    { key: 'lotteries', options: view?.lotteries.map((game) => gameOption(game, game.parts)) ?? [] },
    {
      key: 'vendors',
      options:
        view?.vendors.map(({ id, path, mark, parts, detail, isClosed = false }) => ({
          id: `vendor-${id}`,
          path,
          isNewWindow: false,
          image: mark,
          icon: 'compass',
          isCover: false,
          parts,
          detail,
          isClosed,
        })) ?? [],
    },
    ...LINK_GROUPS.map((key) => ({
      key,
      options:
        view?.links[key].map(({ path, parts }, index) => ({
          id: `${key}-${index}`,
          path,
          isNewWindow: false,
          image: null,
          icon: LINK_ICONS[key],
          isCover: false,
          parts,
          detail: '',
          isClosed: false,
        })) ?? [],
    })),
  ];
  const filled = groups.filter(({ options }) => options.length > 0);
  if (filled.length > 0) return filled;
  return [{ key: 'hot', options: hot.map((game) => gameOption(game, [{ text: game.name, isMatch: false }])) }];
}
