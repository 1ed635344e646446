import { createHmac } from 'node:crypto';
import { eventSource, seedHash } from '../fair.ts';
import type { Family, Result } from './types.ts';

/** What decides the draws of a day, in the game's zone: nobody can tell it from the days before. */
export const secretOfDay = (worldSecret: string, day: string): string =>
  createHmac('sha256', worldSecret).update(`lottery:${day}`).digest('hex');

/** What is published of a day's secret before its draws: its hash. The secret follows on the day after. */
export const hashOfDay = (worldSecret: string, day: string): string => seedHash(secretOfDay(worldSecret, day));

/** What a draw gives: a function of its day's secret, its game and its number alone (lottery.md, Common). */
export const resultOf = (family: Family, daySecret: string, gameCode: string, numero: string): Result =>
  family.draw(eventSource(daySecret, `${gameCode}:${numero}`));
