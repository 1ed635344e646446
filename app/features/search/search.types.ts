import type { GameCardView } from '~/features/games/games.types.ts';

/** A part of a name, and whether it matches the query. */
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
  /** Its categories: "Slots, Fishing". */
  detail: string;
  mark: string;
  path: string;
  /** Its games cannot be opened now. */
  isClosed?: boolean;
}

export interface SearchPageLink {
  id: string;
  parts: MarkedPart[];
  path: string;
}

/** Search results, best first. */
export interface SearchView {
  query: string;
  total: number;
  /** The total, formatted. */
  totalText: string;
  games: SearchGame[];
  vendors: SearchVendor[];
  pages: SearchPageLink[];
  /** Shown without a query, or without results. */
  hot: GameCardView[];
}
