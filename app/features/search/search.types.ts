import type { GameCardView } from '~/features/games/games.types.ts';
import type { MarkedPart } from '~/parts/marks/mark.ts';

export interface SearchGame extends GameCardView {
  parts: MarkedPart[];
}

export interface SearchVendor {
  id: string;
  parts: MarkedPart[];
  /** "Slots, Fishing". */
  detail: string;
  mark: string;
  path: string;
  isClosed?: boolean;
}

export interface SearchLink {
  id: string;
  parts: MarkedPart[];
  path: string;
}

/** In the order in which they are shown. */
export const LINK_GROUPS = ['promotions', 'help', 'pages'] as const;
export type LinkGroup = (typeof LINK_GROUPS)[number];

export interface SearchView {
  query: string;
  total: number;
  totalText: string;
  games: SearchGame[];
  lotteries: SearchGame[];
  vendors: SearchVendor[];
  links: Record<LinkGroup, SearchLink[]>;
  hot: GameCardView[];
}
