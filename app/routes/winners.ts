import { listWinners } from '~/features/games/games.server.ts';
import { withSite } from '~/session/site.server.ts';

/** The winners' board as it is now; the last one stays where it cannot be read. */
export const loader = withSite((site) => listWinners(site).catch(() => null));
