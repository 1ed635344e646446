import { z } from 'zod';
import { drawDifferent } from '../../engine/draw-different.ts';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { BALLS, DRAWN, goldenPart, KENO_PAYS, MOST_SPOTS } from './keno-pays.ts';
import { BetRefused, type GameEngine, type PlayInput, type Round } from './types.ts';

const CHANCES = 2 ** 48;

const Bet = z.strictObject({
  level: Level,
  spots: z.array(z.number().int().min(1).max(BALLS)).min(1).max(MOST_SPOTS),
});

/** A draw is golden as often as the RTP requires for the number of spots. */
function play({ game, bet, fair }: PlayInput): Round {
  const { level, spots } = readBet(Bet, bet);
  if (new Set(spots).size < spots.length) throw new BetRefused('bet.invalid', 'A number can be chosen once.');
  const stake = computeStake(game, level);
  const isGolden = fair.int(CHANCES) < goldenPart(spots.length, Number(game.rtp) / 100) * CHANCES;
  const drawn = drawDifferent(fair, DRAWN, BALLS).map((ball) => ball + 1);
  const hits = spots.filter((spot) => drawn.includes(spot)).length;
  const pays = KENO_PAYS[spots.length]?.[isGolden ? 'golden' : 'plain'][hits] ?? 0;
  return { stake, win: stake * BigInt(pays), detail: { level, spots, drawn, hits, isGolden, pays } };
}

export const keno: GameEngine = { kind: 'keno', describe: () => ({ levels: [...LEVELS] }), play };
