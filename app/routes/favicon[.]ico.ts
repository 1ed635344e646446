import { readIcon } from '~/features/system/system.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** The page trusts no other host. */
export const loader = withSite(
  async (site) => {
    const icon = await readIcon(site);
    if (!icon) return new Response(null, { status: 404 });
    return new Response(icon.body, { headers: { 'Content-Type': icon.type, 'Cache-Control': 'public, max-age=3600' } });
  },
  { isOpen: true },
);
