import { followChat } from '~/features/chat/chat.server.ts';
import { eventStreamHeaders } from '~/parts/live/hub.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** The server writes the events (`server/event-streams.ts`). */
export const loader = withSite(async (site, { context }) => {
  context.events = followChat(site);
  return new Response(null, { headers: eventStreamHeaders });
});
