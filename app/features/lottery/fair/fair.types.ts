import type { Board } from '../board.tsx';
import type { FairDraw } from './check.ts';

export interface FairDrawView {
  group: string;
  facts: { label: string; text: string }[];
  balls: string[];
  board: Board;
  hash: string;
  seed: string;
  /** Reason against a check now or ever. */
  note: string | null;
  /** Null when the browser cannot check it. */
  check: FairDraw | null;
  /** Null when impossible. */
  recipe: { steps: string[]; program: string } | null;
}

export interface FairView {
  action: string;
  back: { path: string; label: string };
  games: { label: string; options: { value: string; label: string }[] }[];
  gameCode: string;
  numero: string;
  draw: FairDrawView | null;
  missing: string | null;
  recent: { numero: string; path: string; time: string; state: string }[];
}
