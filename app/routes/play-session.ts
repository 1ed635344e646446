import { readPlaySession } from '~/features/play/session/session.server.ts';
import { optional } from '~/request/optional.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** Null without a session of play. */
export const loader = withSite(async (site) =>
  Response.json(await optional(site, 'getLimits', readPlaySession(site), null)),
);
