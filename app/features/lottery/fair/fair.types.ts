import type { Board } from '../board.tsx';
import type { FairDraw } from './check.ts';

export interface FairDrawView {
  /** The lottery's group, by which its balls look. */
  group: string;
  facts: { label: string; text: string }[];
  balls: string[];
  board: Board;
  hash: string;
  seed: string;
  /** Why it cannot be checked, or not yet. */
  note: string | null;
  /** What the browser checks; null where it cannot. */
  check: FairDraw | null;
  /** How it is checked by hand; null where it cannot be. */
  recipe: { steps: string[]; program: string } | null;
}

export interface FairView {
  action: string;
  /** Where the page leads back to: the lottery's results, or the lobby. */
  back: { path: string; label: string };
  /** The lotteries by the lobby's tabs. */
  games: { label: string; options: { value: string; label: string }[] }[];
  gameCode: string;
  numero: string;
  draw: FairDrawView | null;
  /** What is told of a draw that there is not. */
  missing: string | null;
  recent: { numero: string; path: string; time: string; state: string }[];
}
