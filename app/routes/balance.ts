import { z } from 'zod';
import { hasOpenOrder, readBalances } from '~/features/wallet/wallet.server.ts';
import type { BalanceAnswer } from '~/features/wallet/wallet.types.ts';
import { withSite } from '~/request/site.server.ts';

const Account = z.coerce.number().int().min(1).nullable().catch(null);

/** Returns the total balance, that of the requested wallet, and with `orders` whether an order is open. */
export const loader = withSite(async (site) => {
  const account = Account.parse(site.url.searchParams.get('account'));
  if (!site.member) return Response.json({ balance: null, wallet: null } satisfies BalanceAnswer);
  const [balances, isOrderOpen] = await Promise.all([
    readBalances(site, account),
    site.url.searchParams.has('orders') ? hasOpenOrder(site) : undefined,
  ]);
  return Response.json({ ...balances, isOrderOpen } satisfies BalanceAnswer);
});
