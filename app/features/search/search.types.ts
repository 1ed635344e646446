import type { GameCardView } from '~/features/games/games.types.ts';

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

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

export interface SearchPageLink {
  id: string;
  parts: MarkedPart[];
  path: string;
}

export interface SearchView {
  query: string;
  total: number;
  totalText: string;
  games: SearchGame[];
  vendors: SearchVendor[];
  pages: SearchPageLink[];
  hot: GameCardView[];
}
