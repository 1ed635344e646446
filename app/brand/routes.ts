import type { Value } from '../../openapi/generated/gaming-operations.ts';
import type { ModuleId } from './modules.ts';

export interface Routes {
  /** True when the route and its parents are enabled. Unlisted routes are enabled. */
  isOn: (address: string) => boolean;
  needsSession: (pathname: string) => boolean;
}

/** Open and closed with another. */
const SAME_PAGE: Record<string, string> = {
  '/download': '/down',
  '/register.html': '/register',
  '/promoDetail': '/promotions',
};

export const MODULE_PAGES: readonly [ModuleId, string][] = [
  ['DIRECTREG3', '/register'],
  ['RECOVER3', '/forget'],
  ['VIP3', '/vip'],
  ['POINTMALL3', '/pointMall'],
  ['TOURNAMENT3', '/tournaments'],
];

/** Cockfights have no switch (specification, section 3); the lottery lobby serves two modules. */
const PAGES: Record<string, string> = {
  RNG3: '/rng',
  LIVE3: '/live',
  FISH3: '/fish',
  PVP3: '/pvp',
  SPORTS3: '/sports',
  ESPORTS3: '/esports',
  ELOTT3: '/elott',
  POINTMALL3: '/pointMall',
  FEEDBACK3: '/feedback',
  PARTNER3: '/join',
  CHAT3: '/chat',
  FEED3: '/feed',
  TOURNAMENT3: '/tournaments',
};

type Modules = Value<'getWhitelabel'>['modules'];

/** Returns the pages whose module, or its parent, is off. */
export const closedPages = (modules: Modules, isParentOn = true): string[] =>
  modules.flatMap(({ modId, enabled, childrenNodes }) => {
    const isOn = isParentOn && enabled === '1';
    const page = isOn ? undefined : PAGES[modId];
    return [...(page ? [page] : []), ...closedPages(childrenNodes, isOn)];
  });

/** A route disabled on one device is disabled. */
export function mergeRoutes(lists: readonly Value<'getRouters'>[], closed: readonly string[] = []): Routes {
  const routes = lists.flat();
  const off = [...closed, ...routes.filter(({ enabled }) => !enabled).map(({ path }) => path)];
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
