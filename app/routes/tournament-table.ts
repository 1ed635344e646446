import { readStanding, requireTournamentId } from '~/features/tournaments/tournaments.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) =>
  Response.json(await readStanding(site, requireTournamentId(site, site.url.searchParams.get('id')))),
);
