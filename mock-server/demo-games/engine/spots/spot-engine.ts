import { z } from 'zod';
import { formatMoney } from '../../../shared/money.ts';
import { computeStake, readBet, validBetOf } from '../bets.ts';
import { BetRefused, type GameEngine, type PlayInput, type Round } from '../types.ts';
import { listOutcomes } from './outcomes.ts';
import type { Spot, SpotTable } from './spot.ts';

/** In chips of the minimum bet. */
const MOST_ON_SPOT = 10_000;
const MOST = 50_000;
const CHIP = 100;
const HUNDRED = BigInt(CHIP);

const Bet = z.strictObject({ chips: z.record(z.string(), z.number().int().min(1).max(MOST_ON_SPOT)) });

/** Returns each combination of payouts of the spots once. */
function listPayouts({ draw, spots, outcomes }: SpotTable): number[][] {
  const all = outcomes ?? listOutcomes(draw).map(({ drawn }) => drawn);
  const payouts = all.map((drawn) => spots.map(({ pays }) => pays(drawn)));
  return [...new Map(payouts.map((pays) => [pays.join(), pays])).values()];
}

/** One outcome settles all chips. A payout of at most the chip is a push. */
export function engineOfTable(table: SpotTable): GameEngine {
  const { kind, draw, spots } = table;
  const placeById = new Map(spots.map((spot, place) => [spot.id, { spot, place }]));
  let payouts: number[][] | undefined;

  function play({ game, bet, fair }: PlayInput): Round {
    const { chips } = readBet(Bet, bet);
    const placed = Object.entries(chips).map(([id, count]) => {
      const place = placeById.get(id);
      if (!place) throw new BetRefused('bet.invalid', `There is no place ${id.slice(0, 40)} on this table.`);
      return { id, count, ...place };
    });
    const total = placed.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) throw new BetRefused('bet.empty', 'Place a chip first.');
    if (total > MOST) throw new BetRefused('bet.high', `At most ${MOST} chips may lie on the table.`);
    const drawn = draw(fair);
    payouts ??= listPayouts(table);
    const chipsPaid = (paysAt: (place: number, spot: Spot) => number) =>
      BigInt(placed.reduce((sum, { count, spot, place }) => sum + count * paysAt(place, spot), 0));
    const returns = payouts.map((pays) => chipsPaid((place) => pays[place] ?? 0));
    const pushed = chipsPaid((_, spot) => {
      const pays = spot.pays(drawn);
      return pays <= CHIP ? pays : 0;
    });
    const won = placed
      .map(({ id, count, spot }) => ({ id, win: computeStake(game, count * spot.pays(drawn)) / HUNDRED }))
      .filter(({ win }) => win > 0n);
    return {
      stake: computeStake(game, total),
      validBet: (validBetOf(BigInt(total * CHIP), returns, pushed) * computeStake(game, 1)) / HUNDRED,
      win: won.reduce((sum, { win }) => sum + win, 0n),
      detail: { drawn, chips, won: won.map(({ id, win }) => ({ id, win: formatMoney(win) })) },
    };
  }

  return { kind, describe: () => ({ mostOnSpot: MOST_ON_SPOT }), play };
}
