import { readBalance } from '~/features/wallet/wallet.server.ts';
import { withSite } from '~/session/site.server.ts';

/** The member's balance as it is now; null for a visitor. */
export const loader = withSite(async (site) => ({ balance: site.member ? await readBalance(site) : null }));
