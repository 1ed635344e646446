import { z } from 'zod';
import { hasChance } from '../../engine/fair.ts';
import { formatMoney } from '../../shared/money.ts';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { SPECIES, SPECIES_NAMES } from './fish-species.ts';
import type { GameEngine, PlayInput, Round } from './types.ts';

const MOST_SHOTS = 20;
/** RTPs are percentages with two decimals. */
const WHOLE = 10_000;

const Bet = z.strictObject({
  level: Level,
  shots: z.array(z.enum(SPECIES_NAMES)).min(1).max(MOST_SHOTS),
});

/** Each shot is a bet; catch probability times payout is the game's RTP. */
function play({ game, bet, fair }: PlayInput): Round {
  const { level, shots } = readBet(Bet, bet);
  const price = computeStake(game, level);
  const part = Math.round(Number(game.rtp) * 100);
  const fired = shots.map((species) => {
    const { pays } = SPECIES[species];
    const isCaught = hasChance(fair, part, pays * WHOLE);
    return { species, isCaught, win: isCaught ? price * BigInt(pays) : 0n };
  });
  return {
    stake: price * BigInt(shots.length),
    win: fired.reduce((sum, { win }) => sum + win, 0n),
    detail: { level, shots: fired.map((shot) => ({ ...shot, win: formatMoney(shot.win) })) },
  };
}

export const fish: GameEngine = {
  kind: 'fish',
  describe: () => ({ levels: [...LEVELS], mostShots: MOST_SHOTS }),
  play,
};
