import { z } from 'zod';
import { formatMoney } from '../../../shared/money.ts';
import { computeStake, readBet } from '../bets.ts';
import { BetRefused, type GameEngine, type PlayInput, type Round } from '../types.ts';
import type { SpotTable } from './spot.ts';

/** In chips of the minimum bet. */
const MOST_ON_SPOT = 10_000;
const MOST = 50_000;
const HUNDRED = 100n;

const Bet = z.strictObject({ chips: z.record(z.string(), z.number().int().min(1).max(MOST_ON_SPOT)) });

/** One outcome settles all chips. */
export function engineOfTable({ kind, draw, spots }: SpotTable): GameEngine {
  const spotById = new Map(spots.map((each) => [each.id, each]));

  function play({ game, bet, fair }: PlayInput): Round {
    const { chips } = readBet(Bet, bet);
    const placed = Object.entries(chips).map(([id, count]) => {
      const spot = spotById.get(id);
      if (!spot) throw new BetRefused('bet.invalid', `There is no place ${id.slice(0, 40)} on this table.`);
      return { id, count, spot };
    });
    const total = placed.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) throw new BetRefused('bet.empty', 'Place a chip first.');
    if (total > MOST) throw new BetRefused('bet.high', `At most ${MOST} chips may lie on the table.`);
    const drawn = draw(fair);
    const won = placed
      .map(({ id, count, spot }) => ({ id, win: computeStake(game, count * spot.pays(drawn)) / HUNDRED }))
      .filter(({ win }) => win > 0n);
    return {
      stake: computeStake(game, total),
      win: won.reduce((sum, { win }) => sum + win, 0n),
      detail: { drawn, chips, won: won.map(({ id, win }) => ({ id, win: formatMoney(win) })) },
    };
  }

  return { kind, describe: () => ({ mostOnSpot: MOST_ON_SPOT }), play };
}
