import { z } from 'zod';
import { drawDifferent } from '../../engine/draw-different.ts';
import { hasChance } from '../../engine/fair.ts';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { PANELS, SCRATCH_PRIZES } from './scratch-prizes.ts';
import type { Fair, GameEngine, PlayInput, Round } from './types.ts';

/** RTPs are percentages with two decimals. */
const WHOLE = 10_000;
const ALIKE = 3;
const WEIGHT = SCRATCH_PRIZES.reduce((sum, { weight }) => sum + weight, 0);
const WORTH = SCRATCH_PRIZES.reduce((sum, { weight, pays }) => sum + weight * pays, 0);

const Bet = z.strictObject({ level: Level });

function drawPrize(fair: Fair): number {
  let left = fair.int(WEIGHT);
  return SCRATCH_PRIZES.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** Three of the prize, if any, and at most two of everything else. */
function fillPanels(fair: Fair, prize: number | null): number[] {
  const others = SCRATCH_PRIZES.flatMap((_, index) => (index === prize ? [] : [index, index]));
  const won = prize === null ? [] : Array<number>(ALIKE).fill(prize);
  const rest = drawDifferent(fair, PANELS - won.length, others.length).map((place) => others[place] ?? 0);
  const panels = [...won, ...rest];
  return drawDifferent(fair, PANELS, PANELS).map((place) => panels[place] ?? 0);
}

/** Wins as often as the RTP requires for the mean prize. */
function play({ game, bet, fair }: PlayInput): Round {
  const { level } = readBet(Bet, bet);
  const stake = computeStake(game, level);
  const part = Math.round(Number(game.rtp) * 100);
  const prize = hasChance(fair, part * WEIGHT, WHOLE * WORTH) ? drawPrize(fair) : null;
  const pays = SCRATCH_PRIZES[prize ?? -1]?.pays ?? 0;
  return { stake, win: stake * BigInt(pays), detail: { level, panels: fillPanels(fair, prize), prize, pays } };
}

export const scratch: GameEngine = { kind: 'scratch', describe: () => ({ levels: [...LEVELS] }), play };
