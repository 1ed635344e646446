import { z } from 'zod';
import { least } from '../../shared/money.ts';
import { BetRefused, type EngineGame } from './types.ts';

/** In minimum bets. */
export const LEVELS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

export const Level = z.number().refine((level) => (LEVELS as readonly number[]).includes(level), 'is no level');

/** Throws `BetRefused`. */
export function readBet<Schema extends z.ZodType>(schema: Schema, bet: unknown): z.output<Schema> {
  const parsed = schema.safeParse(bet);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${['bet', ...path].join('.')}: ${message}`);
  throw new BetRefused('bet.invalid', `This game does not take such a bet: ${faults.slice(0, 3).join('; ')}.`);
}

/**
 * Valid bet of chips on one outcome (docs/rules/loyalty.md: What counts): the stake less the least return over all
 * outcomes, and at most the stake less what was pushed back. In the unit of its arguments.
 */
export const validBetOf = (stake: bigint, returns: readonly bigint[], pushed: bigint): bigint =>
  least(stake - least(stake, ...returns), stake - pushed);

export const computeStake = (game: Pick<EngineGame, 'minBet'>, count: number): bigint =>
  BigInt(game.minBet) * BigInt(count);
