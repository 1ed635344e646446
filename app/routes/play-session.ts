import { readPlaySession } from '~/features/play/session/session.server.ts';
import { optional } from '~/request/optional.server.ts';
import { withSite } from '~/request/site.server.ts';

/** Returns the session of play; null without one. */
export const loader = withSite(async (site) =>
  Response.json(await optional(site, 'getLimits', readPlaySession(site), null)),
);
