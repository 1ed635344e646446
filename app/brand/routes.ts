import type { Value } from '../../openapi/generated/gaming-operations.ts';
import type { ModuleId } from './modules.ts';

export interface Routes {
  /** Returns true when the URL's route and its parents are enabled. Unlisted routes are enabled. */
  isOn: (address: string) => boolean;
  needsSession: (pathname: string) => boolean;
}

const SAME_PAGE: Record<string, string> = { '/download': '/down', '/register.html': '/register' };

/** Modules disabled with the page of their form. */
export const MODULE_PAGES: readonly [ModuleId, string][] = [
  ['DIRECTREG3', '/register'],
  ['RECOVER3', '/forget'],
];

/** Merges the lists of all devices: a route disabled on one is disabled. */
export function mergeRoutes(lists: readonly Value<'getRouters'>[]): Routes {
  const routes = lists.flat();
  const off = routes.filter(({ enabled }) => !enabled).map(({ path }) => path);
  const members = new Set(routes.filter(({ loginRequired }) => loginRequired).map(({ path }) => path));
  return {
    isOn: (address) => {
      const path = toPage(address);
      return !off.some((each) => path === each || (each !== '/' && path.startsWith(`${each}/`)));
    },
    needsSession: (pathname) => members.has(toPage(pathname)),
  };
}

function toPage(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return SAME_PAGE[path] ?? path;
}
