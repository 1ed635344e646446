import { writeRobots } from '~/features/system/robots.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(
  async (site) =>
    new Response(writeRobots(site), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    }),
  { isOpen: true, isForClosed: true },
);
