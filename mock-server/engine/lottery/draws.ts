import { createHmac } from 'node:crypto';
import { drawDifferent } from '../draw-different.ts';
import { eventSource, type Fair, seedHash } from '../fair.ts';
import type { Drawing, Result } from './types.ts';

/** Earlier secrets do not reveal a day's. */
export const secretOfDay = (worldSecret: string, day: string): string =>
  createHmac('sha256', worldSecret).update(`lottery:${day}`).digest('hex');

/** Published before a day's draws; the secret follows on the next day. */
export const hashOfDay = (worldSecret: string, day: string): string => seedHash(secretOfDay(worldSecret, day));

/** A function of the day's secret, game and number alone (lottery.md, Common). */
export const computeResult = (drawing: Drawing, daySecret: string, gameCode: string, numero: string): Result =>
  drawFrom(drawing, eventSource(daySecret, `${gameCode}:${numero}`));

const times = <Value>(count: number, draw: () => Value): Value[] => Array.from({ length: count }, draw);

/** Balls one by one, distinct ones by a shuffle; boards digit by digit. */
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

/** For a play over two boards. */
export const joinResults = (first: Result, second: Result): Result => ({
  balls: [],
  board: Object.fromEntries(
    Object.entries(first.board).map(([prize, numbers]) => [prize, [...numbers, ...(second.board[prize] ?? [])]]),
  ),
});
