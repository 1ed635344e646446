import type { Value } from '../../openapi/generated/gaming-operations.ts';
import type { ModuleId } from './modules.ts';

/** What the brand says of the site's routes. */
export interface Routes {
  /** Whether there is a page at an address: its route, and those above it, are on. Routes that the brand does not list are on. */
  isOn: (address: string) => boolean;
  /** Whether a page asks for a session. */
  needsSession: (pathname: string) => boolean;
}

/** Other addresses of a route's page. */
const SAME_PAGE: Record<string, string> = { '/download': '/down', '/register.html': '/register' };

/** Modules that are off with the pages of their forms. */
export const MODULE_PAGES: readonly [ModuleId, string][] = [
  ['DIRECTREG3', '/register'],
  ['RECOVER3', '/forget'],
];

/** Reads the lists of the devices. A route that one of them has off is off. */
export function routesOf(lists: readonly Value<'getRouters'>[]): Routes {
  const routes = lists.flat();
  const off = routes.filter(({ enabled }) => !enabled).map(({ path }) => path);
  const members = new Set(routes.filter(({ loginRequired }) => loginRequired).map(({ path }) => path));
  return {
    isOn: (address) => {
      const path = pageOf(address);
      return !off.some((each) => path === each || (each !== '/' && path.startsWith(`${each}/`)));
    },
    needsSession: (pathname) => members.has(pageOf(pathname)),
  };
}

function pageOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return SAME_PAGE[path] ?? path;
}
