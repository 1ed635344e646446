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

/** Teams from their names and strengths. */
export const teams = (names: Record<string, number>): Team[] =>
  Object.entries(names).map(([name, strength]) => ({ name, strength }));

/** Points of home and away. */
export type Score = readonly [home: number, away: number];

export interface ScoreChance {
  score: Score;
  chance: number;
}

/** One thing that a match can be bet on; exactly one of its picks wins. A line, if it has one, stands behind the dash of its name. */
export interface Market {
  id: string;
  picks: readonly { id: string; wins(score: Score): boolean }[];
}

/** A point, so many milliseconds into the match. */
export interface Point {
  at: number;
  side: 0 | 1;
}

/** What a match is counted in. */
export type Unit = 'minute' | 'inning' | 'map' | 'set' | 'game' | 'round';

/** A sport as the book knows it: who plays, how likely each score is, and how it comes about. */
export interface Sport {
  id: string;
  unit: Unit;
  /** How many of them a match has at most. */
  units: number;
  leagues: readonly League[];
  markets: readonly Market[];
  /** Every score with its chance; the chances sum to 1. */
  scoresOf(home: Team, away: Team): readonly ScoreChance[];
  /** When the points of a score are made, in any order. */
  pointsOf(score: Score, fair: Fair): Point[];
}
