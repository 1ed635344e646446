import { writeSitemapIndex, xmlResponse } from '~/features/sitemap/sitemap.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => xmlResponse(writeSitemapIndex(site)), { isOpen: true });
