import { z } from 'zod';
import { LEVELS, Level, readBet, stakeOf } from './bets.ts';
import type { GameEngine, PlayInput, Round } from './types.ts';

const DRAWS = 2 ** 48;
/** Hundredths of the stake: what a player may aim at, and how high it goes at most. */
const LEAST = 101;
const MOST = 100_000;
const START = 100;

const Bet = z.strictObject({ level: Level, target: z.number().int().min(LEAST).max(MOST) });

/** How high it goes, in hundredths: as high as `target` with the chance return over target. */
export function heightOf(drawn: number, rtp: string): number {
  const height = Math.floor((Number(rtp) * DRAWS) / (drawn + 1));
  return height < LEAST ? START : height;
}

/** It climbs from one and bursts; a bet wins when it was taken out before that. */
function play({ game, bet, fair }: PlayInput): Round {
  const { level, target } = readBet(Bet, bet);
  const stake = stakeOf(game, level);
  const height = heightOf(fair.int(DRAWS), game.rtp);
  const hasWon = height >= target;
  return {
    stake,
    win: hasWon ? (stake * BigInt(target)) / 100n : 0n,
    detail: { level, target, height: Math.min(height, MOST * 10), hasWon },
  };
}

export const crash: GameEngine = {
  kind: 'crash',
  describe: () => ({ levels: [...LEVELS], least: LEAST, most: MOST }),
  play,
};
