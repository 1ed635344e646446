import { z } from 'zod';
import { readStatuses } from '~/features/lottery/lottery.server.ts';
import { withSite } from '~/request/with-site.server.ts';

const GameId = z.coerce.number().int().min(1).optional().catch(undefined);

export const loader = withSite(async (site) => {
  const gameId = GameId.parse(site.url.searchParams.get('gameId') ?? undefined);
  return Response.json(await readStatuses(site, gameId));
});
