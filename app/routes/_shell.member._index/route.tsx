import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { withSite } from '~/request/site.server.ts';

/** The member centre opens with the account. */
export const loader = withSite(async (site) => {
  requireRealAccount(site);
  return redirect(paths.account());
});
