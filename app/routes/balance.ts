import { z } from 'zod';
import { readBalances } from '~/features/wallet/wallet.server.ts';
import type { BalanceAnswer } from '~/features/wallet/wallet.types.ts';
import { withSite } from '~/request/site.server.ts';

const Account = z.coerce.number().int().min(1).nullable().catch(null);

/** Returns the total balance and that of the requested wallet; null for a visitor. */
export const loader = withSite(async (site) => {
  const account = Account.parse(site.url.searchParams.get('account'));
  const balance: BalanceAnswer = site.member ? await readBalances(site, account) : { balance: null, wallet: null };
  return Response.json(balance);
});
