import { listNavigationVendors } from '~/features/games/games.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site, { params }) =>
  Response.json(await listNavigationVendors(site, params.gameType ?? '')),
);
