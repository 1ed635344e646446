import { pageLanguages } from '~/brand/brand.server.ts';
import { CLOSED_TO_CRAWLERS } from '~/config/page-address.ts';
import { paths } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';

/** The brand's home requires a login. Crawlers need the files of the pages, too. */
const OPEN = [paths.login(), paths.register(), paths.helpCentre(), paths.openDownload(), '/sitemap', '/assets/'];

export function writeRobots({ brand, status, isSecure }: Pick<Site, 'brand' | 'status' | 'isSecure'>): string {
  if (status.status !== 0) return 'User-agent: *\nDisallow: /\n';
  const rules = brand.loginRequiredHome
    ? [...OPEN.map((path) => `Allow: ${path}`), 'Disallow: /']
    : [...CLOSED_TO_CRAWLERS, '/*modal='].map((path) => `Disallow: ${path}`);
  const { origin } = pageLanguages(brand, isSecure);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${paths.sitemap()}`, ''].join('\n');
}
