import { z } from 'zod';
import { formatMoney } from '../../shared/money.ts';
import { computeStake, readBet, validBetOf } from './bets.ts';
import { SPOTS } from './roulette-spots.ts';
import { BetRefused, type GameEngine, type PlayInput, type Round } from './types.ts';

const POCKETS = 37;
/** In chips of the minimum bet. */
const MOST_ON_SPOT = 10_000;
const MOST = 50_000;

const Bet = z.strictObject({
  chips: z.record(z.string(), z.number().int().min(1).max(MOST_ON_SPOT)),
});

function play({ game, bet, fair }: PlayInput): Round {
  const { chips } = readBet(Bet, bet);
  const placed = Object.entries(chips).map(([id, count]) => {
    const spot = SPOTS.get(id);
    if (!spot) throw new BetRefused('bet.invalid', `There is no place ${id.slice(0, 40)} on this table.`);
    return { id, count, spot };
  });
  const total = placed.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) throw new BetRefused('bet.empty', 'Place a chip first.');
  if (total > MOST) throw new BetRefused('bet.high', `At most ${MOST} chips may lie on the table.`);
  const number = fair.int(POCKETS);
  const winners = placed.filter(({ spot }) => spot.numbers.includes(number));
  const won = winners.map(({ id, count, spot }) => ({ id, win: computeStake(game, count * spot.pays) }));
  const returns = Array.from({ length: POCKETS }, (_, pocket) =>
    BigInt(placed.reduce((sum, { count, spot }) => (spot.numbers.includes(pocket) ? sum + count * spot.pays : sum), 0)),
  );
  return {
    stake: computeStake(game, total),
    validBet: validBetOf(BigInt(total), returns, 0n) * computeStake(game, 1),
    win: won.reduce((sum, { win }) => sum + win, 0n),
    detail: { number, chips, won: won.map(({ id, win }) => ({ id, win: formatMoney(win) })) },
  };
}

export const roulette: GameEngine = {
  kind: 'roulette',
  describe: () => ({ mostOnSpot: MOST_ON_SPOT, most: MOST }),
  play,
};
