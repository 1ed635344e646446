import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { validBetOf } from '../../../demo-games/engine/bets.ts';
import { roundPayout } from '../../../demo-games/engine/draw.ts';
import { findEngine } from '../../../demo-games/engine/engines.ts';
import { findKind } from '../../../demo-games/engine/kinds.ts';
import type { GameEngine, Json } from '../../../demo-games/engine/types.ts';
import { eventSource } from '../../../engine/fair.ts';
import { least, sumAmounts } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent } from '../../../worlds/world.ts';
import { collectDue } from '../../money/grants/take-back.ts';
import { playAccount } from '../../money/ledger/accounts.ts';
import { move, roundTypes } from '../../money/ledger/ledger.ts';
import { countBets } from '../../money/settled-bets.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { readCatalogue } from '../catalogue/repository.ts';
import { roundOutcome } from './play.ts';
import { type BetRow, closeBet, findOpenBet, listBetsOfEvent } from './repository.ts';

/** Ignores a bet that ended meanwhile. */
export const settleBet: PlayEvent = async (world, store, orderNo, at) => {
  const bet = findOpenBet(store, orderNo);
  const brand = bet && findBrandState(world, bet.brandCode);
  const game = bet && readCatalogue(world, bet.brandCode).byId.get(bet.gameNodeId);
  if (!bet || !brand || !game) return;
  const { memberId, gameType } = bet;
  const engine = findEngine(findKind(game));
  if (!engine?.settle) throw new Error(`Nothing settles the open bets of ${game.code}.`);
  const payout = engine.settle(JSON.parse(bet.detail) as Json, (event) => eventSource(world.seed, event));
  const win = roundPayout(payout.win, smallestPaid(brand.currency), eventSource(world.seed, `payout:${orderNo}`));
  const validBet = least(riskOnMarket(store, engine, bet), bet.bet - payout.pushed);
  const state = roundOutcome(bet.bet, win);
  await closeBet(store, orderNo, { win, validBet, state, settledAt: new Date(at) });
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
  const settled = { stake: bet.bet, validBet, isWon: state === 'won', win, placedAt: bet.time };
  await countBets(world, store, brand, { memberId, game, at }, [settled]);
};

/**
 * Returns the bet's share of what the member's bets on its market risk together: their stakes less the least return over
 * the outcomes (docs/rules/loyalty.md: What counts).
 */
function riskOnMarket(store: Store, { findMarket }: GameEngine, bet: BetRow): bigint {
  const marketOf = ({ detail }: BetRow) => findMarket?.(JSON.parse(detail) as Json) ?? null;
  const market = marketOf(bet);
  if (!market) return bet.bet;
  const together = listBetsOfEvent(store, bet).flatMap((each) => {
    const other = marketOf(each);
    return other?.name === market.name ? [{ stake: each.bet, returns: other.returns }] : [];
  });
  const stakes = sumAmounts(together.map(({ stake }) => stake));
  const returns = market.returns.map((_, outcome) => sumAmounts(together.map((each) => each.returns[outcome] ?? 0n)));
  return (bet.bet * validBetOf(stakes, returns, 0n)) / stakes;
}
