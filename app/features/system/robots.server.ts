import { paths } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';

const PRIVATE = [
  '/game?',
  paths.sportsbook(),
  paths.transfer(),
  paths.seamless(),
  paths.password(),
  paths.recover(),
  paths.favourites(),
  paths.recent(),
  paths.search(),
  paths.agentHome(),
  '/auth/',
  '/*modal=',
];

/** The brand's home requires a login. */
const OPEN = [paths.login(), paths.register(), '/helpmc', paths.download()];

export function writeRobots({ brand, status }: Pick<Site, 'brand' | 'status'>): string {
  const rules =
    status.status !== 0
      ? ['Disallow: /']
      : brand.loginRequiredHome
        ? [...OPEN.map((path) => `Allow: ${path}$`), 'Disallow: /']
        : PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, ''].join('\n');
}
