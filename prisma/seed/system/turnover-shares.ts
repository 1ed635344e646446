import { games } from '../../../mock-server/catalogue/games.ts';
import { findKind } from '../../../mock-server/demo-games/engine/kinds.ts';

/** In percent of the valid bet; the others have the share of their category. Their house edge pays for no more rebates. */
const LOW_EDGE: Readonly<Record<string, number>> = {
  'RNG videoPoker': 10,
  'RNG blackjack': 20,
  'LIVE blackjack': 20,
  'RNG baccarat': 40,
  'RNG coins': 80,
  'RNG andarBahar': 80,
};

/** Shares by node id, for `turnoverShares.games`. */
export const listGameShares = (): Record<number, number> =>
  Object.fromEntries(
    games.flatMap((game, index) => {
      const share = LOW_EDGE[`${game.gameType} ${findKind({ ...game, vendorCode: game.vendor })}`];
      return share === undefined ? [] : [[index + 1, share]];
    }),
  );
