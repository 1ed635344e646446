import { listNavigationVendors } from '~/features/games/games.server.ts';
import { withSite } from '~/request/site.server.ts';

/** Vendors of a category's drop-down. */
export const loader = withSite(async (site, { params }) =>
  Response.json(await listNavigationVendors(site, params.gameType ?? '')),
);
