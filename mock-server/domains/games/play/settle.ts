import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { roundPayout } from '../../../demo-games/engine/draw.ts';
import { findEngine } from '../../../demo-games/engine/engines.ts';
import { findKind } from '../../../demo-games/engine/kinds.ts';
import type { Json } from '../../../demo-games/engine/types.ts';
import { eventSource } from '../../../engine/fair.ts';
import type { BrandState } from '../../../http/exchange.ts';

import type { PlayEvent, World } from '../../../worlds/world.ts';
import { collectDue } from '../../money/grants/take-back.ts';
import { playAccount } from '../../money/ledger/accounts.ts';
import { move, roundTypes } from '../../money/ledger/ledger.ts';
import { countBets } from '../../money/settled-bets.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { type BrandGame, readCatalogue } from '../catalogue/repository.ts';
import { roundOutcome } from './play.ts';
import { type BetRow, closeBet, findOpenBet } from './repository.ts';

/** Ignores a bet that ended meanwhile. */
export const settleBet: PlayEvent = async (world, store, orderNo, at) => {
  const bet = findOpenBet(store, orderNo);
  const brand = bet && findBrandState(world, bet.brandCode);
  const game = bet && readCatalogue(world, bet.brandCode).byId.get(bet.gameNodeId);
  if (!bet || !brand || !game) return;
  const { memberId, gameType } = bet;
  const win = outcome(world, brand, game, bet);
  const state = roundOutcome(bet.bet, win);
  await closeBet(store, orderNo, { win, state, settledAt: new Date(at) });
  const { win: typeCode } = roundTypes(gameType);
  if (win > 0n) {
    await move(world, store, {
      brandCode: brand.code,
      memberId,
      gameType,
      prefix: 'S',
      subject: { kind: 'bet', orderNo },
      remark: JSON.stringify(game.names),
      at,
      legs: [
        { account: 'GAMES', amount: -win, typeCode },
        { account: playAccount(bet.accountTypeId, game.vendor), amount: win, typeCode },
      ],
    });
    await collectDue(world, store, { memberId, placedAt: bet.time, amount: win, at });
  }
  const settled = { stake: bet.bet, validBet: bet.validBet, isWon: state === 'won' };
  await countBets(world, store, brand, { memberId, game, at }, [settled]);
};

/** All bets on an event of this world see the same result. */
function outcome(world: World, brand: BrandState, game: BrandGame, { orderNo, detail }: BetRow): bigint {
  const engine = findEngine(findKind(game));
  if (!engine?.settle) throw new Error(`Nothing settles the open bets of ${game.code}.`);
  const payout = engine.settle(JSON.parse(detail) as Json, (event) => eventSource(world.seed, event));
  return roundPayout(payout, smallestPaid(brand.currency), eventSource(world.seed, `payout:${orderNo}`));
}
