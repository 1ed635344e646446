import { z } from 'zod';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { listSlots, RISKS, ROWS } from './plinko-pays.ts';
import type { GameEngine, PlayInput, Round } from './types.ts';

const Bet = z.strictObject({ level: Level, risk: z.enum(RISKS) });

function play({ game, bet, fair }: PlayInput): Round {
  const { level, risk } = readBet(Bet, bet);
  const stake = computeStake(game, level);
  const path = Array.from({ length: ROWS }, () => fair.int(2));
  const slot = path.reduce((sum, step) => sum + step, 0);
  const pays = listSlots(risk)[slot] ?? 0;
  const validBet = stake - (stake * BigInt(Math.min(...listSlots(risk)))) / 100n;
  return { stake, validBet, win: (stake * BigInt(pays)) / 100n, detail: { level, risk, path, slot, pays } };
}

export const plinko: GameEngine = { kind: 'plinko', describe: () => ({ levels: [...LEVELS] }), play };
