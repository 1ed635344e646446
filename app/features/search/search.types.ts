import type { GameCardView } from '~/features/games/games.types.ts';

/** A piece of a name, and whether it is what was looked for. */
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
}

export interface SearchPageLink {
  id: string;
  parts: MarkedPart[];
  path: string;
}

/** What was found, best first. */
export interface SearchView {
  query: string;
  total: number;
  /** The same, as people write it. */
  totalText: string;
  games: SearchGame[];
  vendors: SearchVendor[];
  pages: SearchPageLink[];
  /** Shown where nothing was looked for, or nothing found. */
  hot: GameCardView[];
}
