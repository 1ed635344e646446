import { listWinners } from '~/features/games/games.server.ts';
import { withSite } from '~/request/site.server.ts';

/** The winners' board as it is now. */
export const loader = withSite(async (site) => Response.json(await listWinners(site)));
