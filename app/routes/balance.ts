import { z } from 'zod';
import { readPlayFreeRounds } from '~/features/rewards/free-rounds.server.ts';
import { hasOpenOrder, readBalances, readPlayBonus } from '~/features/wallet/wallet.server.ts';
import type { BalanceAnswer } from '~/features/wallet/wallet.types.ts';
import { optional } from '~/request/optional.server.ts';
import { withSite } from '~/request/with-site.server.ts';

const Id = z.coerce.number().int().min(1).nullable().catch(null);

/**
 * Returns the total balance, that of the requested wallet, with `game` the bonus to wager and the free rounds left in it, and with `orders` whether
 * an order is open.
 */
export const loader = withSite(async (site) => {
  const { searchParams } = site.url;
  const account = Id.parse(searchParams.get('account'));
  const game = Id.parse(searchParams.get('game'));
  if (!site.member) return Response.json({ balance: null, wallet: null } satisfies BalanceAnswer);
  const [balances, isOrderOpen, bonus, freeRounds] = await Promise.all([
    readBalances(site, account),
    searchParams.has('orders') ? hasOpenOrder(site) : undefined,
    game === null ? undefined : optional(site, 'listRollovers', readPlayBonus(site, game), undefined),
    game === null ? undefined : optional(site, 'listFreeRounds', readPlayFreeRounds(site, game), undefined),
  ]);
  return Response.json({ ...balances, isOrderOpen, bonus, freeRounds } satisfies BalanceAnswer);
});
