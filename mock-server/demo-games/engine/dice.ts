import { z } from 'zod';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { dicePays, LEAST_CHANCE, MOST_CHANCE, ROLLS } from './dice-pays.ts';
import type { GameEngine, PlayInput, Round } from './types.ts';

const WHOLE = 10_000n;

const Bet = z.strictObject({
  level: Level,
  side: z.enum(['under', 'over']),
  chance: z.number().int().min(LEAST_CHANCE).max(MOST_CHANCE),
});

/** A bet wins under its chance, or over 100 less its chance. */
function play({ game, bet, fair }: PlayInput): Round {
  const { level, side, chance } = readBet(Bet, bet);
  const stake = computeStake(game, level);
  const rolled = fair.int(ROLLS);
  const part = (chance * ROLLS) / 100;
  const hasWon = side === 'under' ? rolled < part : rolled >= ROLLS - part;
  const pays = dicePays(game.rtp, chance);
  return {
    stake,
    win: hasWon ? (stake * BigInt(pays)) / WHOLE : 0n,
    detail: { level, side, chance, rolled, pays, hasWon },
  };
}

export const dice: GameEngine = { kind: 'dice', describe: () => ({ levels: [...LEVELS] }), play };
