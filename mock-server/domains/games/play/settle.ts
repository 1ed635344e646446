import { inHundredths } from '../../../vendor/engine/draw.ts';
import { engineOf } from '../../../vendor/engine/engines.ts';
import { eventSource } from '../../../vendor/engine/fair.ts';
import { kindOf } from '../../../vendor/engine/kinds.ts';
import type { Json } from '../../../vendor/engine/types.ts';
import type { World } from '../../../worlds/world.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { playAccount } from '../../wallet/ledger/accounts.ts';
import { countValidBet } from '../../wallet/ledger/daily-sums.ts';
import { move, roundTypes } from '../../wallet/ledger/ledger.ts';
import { type BrandGame, readCatalogue } from '../catalogue/repository.ts';
import { outcomeOf } from './play.ts';
import { type BetRow, closeBet, listDueBets } from './repository.ts';

/** Settles a member's open bets whose events are over. Call it before a read that they change. */
export async function settleDue(world: World, memberId: number): Promise<void> {
  const now = world.now();
  const [due] = listDueBets(world, memberId, now);
  if (!due) return;
  const brand = findBrandState(world, due.brandCode);
  const { byId } = readCatalogue(world, due.brandCode);
  if (!brand) return;
  const time = new Date(now);
  await world.transact(async (store) => {
    for (const bet of listDueBets(store, memberId, now)) {
      const game = byId.get(bet.gameNodeId);
      if (!game) continue;
      const win = outcome(world, game, bet);
      await closeBet(store, bet.orderNo, { win, state: outcomeOf(bet.bet, win), settledAt: time });
      await countValidBet(store, { memberId, gameType: game.gameType, time }, bet.validBet);
      if (win === 0n) continue;
      const account = playAccount(bet.accountTypeId, game.vendor);
      const { win: typeCode } = roundTypes(game.gameType);
      await move(world, store, {
        brandCode: brand.code,
        memberId,
        gameType: game.gameType,
        prefix: 'S',
        remark: JSON.stringify(game.names),
        legs: [
          { account: 'GAMES', amount: -win, typeCode },
          { account, amount: win, typeCode },
        ],
      });
    }
  });
}

/** Returns the win of an open bet. All bets on an event of this world see the same result. */
function outcome(world: World, game: BrandGame, { orderNo, detail }: BetRow): bigint {
  const engine = engineOf(kindOf(game));
  if (!engine?.settle) throw new Error(`Nothing settles the open bets of ${game.code}.`);
  const payout = engine.settle(JSON.parse(detail) as Json, (event) => eventSource(world.seed, event));
  return inHundredths(payout, eventSource(world.seed, `payout:${orderNo}`));
}
