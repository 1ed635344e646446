import { createHmac } from 'node:crypto';
import { drawDifferent } from '../draw-different.ts';
import { eventSource, type Fair, seedHash } from '../fair.ts';
import type { Drawing, Result } from './types.ts';

/** What decides the draws of a day, in the game's zone: nobody can tell it from the days before. */
export const secretOfDay = (worldSecret: string, day: string): string =>
  createHmac('sha256', worldSecret).update(`lottery:${day}`).digest('hex');

/** What is published of a day's secret before its draws: its hash. The secret follows on the day after. */
export const hashOfDay = (worldSecret: string, day: string): string => seedHash(secretOfDay(worldSecret, day));

/** What a draw gives: a function of its day's secret, its game and its number alone (lottery.md, Common). */
export const resultOf = (drawing: Drawing, daySecret: string, gameCode: string, numero: string): Result =>
  drawFrom(drawing, eventSource(daySecret, `${gameCode}:${numero}`));

const times = <Value>(count: number, draw: () => Value): Value[] => Array.from({ length: count }, draw);

/** Draws balls one by one, or as the first steps of a shuffle where they differ; of a board its digits one by one. */
export function drawFrom({ numbers, balls, isDistinct, board = {} }: Drawing, fair: Fair): Result {
  const [first, last] = numbers ?? [0, 0];
  const size = last - first + 1;
  const drawn = isDistinct ? drawDifferent(fair, balls, size) : times(balls, () => fair.int(size));
  const prizes = Object.entries(board).map(([prize, [count, digits]]) => [
    prize,
    times(count, () => times(digits, () => fair.int(10)).join('')),
  ]);
  return { balls: drawn.map((ball) => first + ball), board: Object.fromEntries(prizes) };
}

/** The result of a play over two boards: the numbers of both. */
export const joinResults = (first: Result, second: Result): Result => ({
  balls: [],
  board: Object.fromEntries(
    Object.entries(first.board).map(([prize, numbers]) => [prize, [...numbers, ...(second.board[prize] ?? [])]]),
  ),
});
