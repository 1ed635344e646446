import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { roundPayout } from '../../../demo-games/engine/draw.ts';
import { findEngine } from '../../../demo-games/engine/engines.ts';
import { findKind } from '../../../demo-games/engine/kinds.ts';
import {
  BetRefused,
  type EngineGame,
  type GameEngine,
  type Json,
  type Round,
} from '../../../demo-games/engine/types.ts';
import { fairSource, recorded } from '../../../engine/fair.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { BrandGame } from '../catalogue/repository.ts';

/** The play's next round. */
interface Next {
  game: BrandGame;
  brand: Pick<BrandState, 'currency'>;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  state: Json;
}

/** Throws 404 for a game without an engine. */
export function engineFor({ game }: Pick<Next, 'game'>): GameEngine {
  const engine = findEngine(findKind(game));
  if (!engine) throw new ApiError(404, 'game.not.simulated', 'This game cannot be played here.');
  return engine;
}

/**
 * Runs the game's engine with the next numbers of the pair of seeds. The bet is that of a free round, else `bet`; `game` has
 * the stakes of the play's room. Throws 404 and 422.
 */
export const runEngine =
  ({ now, bet, game }: { now: number; bet?: unknown; game?: EngineGame }) =>
  (next: Next, jackpot: bigint, freeBet?: Json): Round => {
    const { serverSeed, clientSeed, nonce, state } = next;
    const { fair, draws } = recorded(fairSource(serverSeed, clientSeed, nonce));
    try {
      const input = { game: game ?? next.game, bet: freeBet ?? bet, state, fair, jackpot, now };
      const round = engineFor(next).play(input);
      return { ...round, win: roundPayout(round.win, smallestPaid(next.brand.currency), fair), draws };
    } catch (error) {
      throw error instanceof BetRefused ? new ApiError(422, error.code, error.message) : error;
    }
  };
