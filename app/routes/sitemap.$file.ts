import { writeSitemap, xmlResponse } from '~/features/sitemap/sitemap.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** "fil-PH.xml". */
export const loader = withSite(
  async (site, { params }) => {
    const sitemap = await writeSitemap(site, (params.file ?? '').replace(/\.xml$/, ''));
    if (sitemap === null) throw notFound(site);
    return xmlResponse(sitemap);
  },
  { isOpen: true },
);
