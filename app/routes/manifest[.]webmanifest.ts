import { readManifest } from '~/features/system/manifest.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(
  async (site) =>
    new Response(JSON.stringify(readManifest(site)), {
      headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'private, max-age=3600' },
    }),
  { isOpen: true },
);
