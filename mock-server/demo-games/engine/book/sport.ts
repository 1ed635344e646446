import type { Fair } from '../types.ts';

export interface Team {
  name: string;
  /** From 0 to 100. */
  strength: number;
}

export interface League {
  id: string;
  name: string;
  teams: readonly Team[];
}

export const teams = (names: Record<string, number>): Team[] =>
  Object.entries(names).map(([name, strength]) => ({ name, strength }));

export type Score = readonly [home: number, away: number];

export interface ScoreChance {
  score: Score;
  chance: number;
}

/** Exactly one pick wins. A line, if any, follows the dash in the id. */
export interface Market {
  id: string;
  picks: readonly { id: string; wins(score: Score): boolean }[];
}

/** `at` is in milliseconds from the start of the match. */
export interface Point {
  at: number;
  side: 0 | 1;
}

export type Unit = 'minute' | 'inning' | 'map' | 'set' | 'game' | 'round';

export interface Sport {
  id: string;
  unit: Unit;
  /** Maximum units of a match. */
  units: number;
  leagues: readonly League[];
  markets: readonly Market[];
  /** The probabilities sum to 1. */
  listScores(home: Team, away: Team): readonly ScoreChance[];
  /** In any order. */
  playPoints(score: Score, fair: Fair): Point[];
}
