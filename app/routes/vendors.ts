import { listVendorLogos } from '~/features/games/games.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => Response.json(await listVendorLogos(site)));
