import { z } from 'zod';
import { LEVELS, Level, readBet, stakeOf } from './bets.ts';
import type { GameEngine, PlayInput, Round } from './types.ts';

const DRAWS = 2 ** 48;
/** Range of the target in hundredths of the stake. */
const LEAST = 101;
const MOST = 100_000;
const START = 100;

const Bet = z.strictObject({ level: Level, target: z.number().int().min(LEAST).max(MOST) });

/** The crash point in hundredths: it reaches `target` with the probability RTP / target. */
export function heightOf(drawn: number, rtp: string): number {
  const height = Math.floor((Number(rtp) * DRAWS) / (drawn + 1));
  return height < LEAST ? START : height;
}

/** The multiplier climbs from 1 and crashes; a bet wins when its target is reached before that. */
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
