import type { Fair } from '../types.ts';

export interface Team {
  name: string;
  /** How good it is, from 0 to 100. */
  strength: number;
}

export interface League {
  id: string;
  name: string;
  teams: readonly Team[];
}

/** Points of home and away. */
export type Score = readonly [home: number, away: number];

/** One thing that a match can be bet on; exactly one of its picks wins. */
export interface Market {
  id: string;
  picks: readonly { id: string; wins(score: Score): boolean }[];
}

/** A point, so many milliseconds into the match. */
export interface Point {
  at: number;
  side: 0 | 1;
}

/** A sport as the book knows it: who plays, how likely each score is, and how it comes about. */
export interface Sport {
  kind: 'sportsbook' | 'esports';
  leagues: readonly League[];
  markets: readonly Market[];
  /** Every score with its chance; the chances sum to 1. */
  scoresOf(home: Team, away: Team): readonly { score: Score; chance: number }[];
  /** When the points of a score are made, in any order. */
  pointsOf(score: Score, fair: Fair): Point[];
}
