import { z } from 'zod';
import { drawDifferent } from '../../engine/draw-different.ts';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { BALLS, computeReturn, DRAWN, FREE, fullLines, linePay, SIDE } from './bingo-card.ts';
import type { Fair, GameEngine, PlayInput, Round } from './types.ts';

const CHANCES = 2 ** 48;
const COLUMN = BALLS / SIDE;
let returns: { usual: number; extra: number } | undefined;

const Bet = z.strictObject({ level: Level });

/** Share of extra balls for a return of `target`. Throws for an unreachable target. */
export function extraPart(target: number): number {
  returns ??= { usual: computeReturn(DRAWN), extra: computeReturn(DRAWN + 1) };
  const part = (target - returns.usual) / (returns.extra - returns.usual);
  if (part < 0 || part > 1) throw new Error(`No share of extra balls pays back ${target}`);
  return part;
}

/** Each column has its own fifteen numbers, the centre is free. */
function drawCard(fair: Fair): number[] {
  const columns = Array.from({ length: SIDE }, (_, column) =>
    drawDifferent(fair, SIDE, COLUMN).map((number) => column * COLUMN + number + 1),
  );
  const card = Array.from(
    { length: SIDE * SIDE },
    (_, field) => columns[field % SIDE]?.[Math.floor(field / SIDE)] ?? 0,
  );
  card[FREE] = 0;
  return card;
}

function play({ game, bet, fair }: PlayInput): Round {
  const { level } = readBet(Bet, bet);
  const stake = computeStake(game, level);
  const card = drawCard(fair);
  const hasExtra = fair.int(CHANCES) < extraPart(Number(game.rtp) / 100) * CHANCES;
  const drawn = drawDifferent(fair, hasExtra ? DRAWN + 1 : DRAWN, BALLS).map((ball) => ball + 1);
  const lines = fullLines(card, new Set(drawn));
  const pays = linePay(lines.length);
  return { stake, win: stake * BigInt(pays), detail: { level, card, drawn, hasExtra, lines, pays } };
}

export const bingo: GameEngine = { kind: 'bingo', describe: () => ({ levels: [...LEVELS] }), play };
