import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import type { RouteHandle } from '../config/page-address.ts';

type Routes = Parameters<typeof matchRoutes>[0];

export interface FoundRoute {
  /** As in "/member/*". */
  pattern: string;
  handle: RouteHandle | undefined;
}

export type FindRoute = (pathname: string) => FoundRoute;

/** An invented address must not make a metric. */
export const UNKNOWN_ROUTE: FoundRoute = { pattern: '(none)', handle: undefined };
/** The page for unknown addresses. */
const ALL = '/*';

/** Addresses with an id are many. */
const MOST_FOUND = 1000;

/** By the path of a page or of its data. Keeps what it found: the router ranks all routes for each path. */
export function routeFinder({ routes }: ServerBuild): FindRoute {
  const listChildren = (parentId?: string): Routes[number][] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive, module } = route;
      const common = { id, path, caseSensitive, handle: module.handle };
      return [index ? { ...common, index: true as const } : { ...common, children: listChildren(id) }];
    });
  const tree = listChildren();
  const find = (pathname: string): FoundRoute => {
    const found = matchRoutes(tree, pathOfPage(pathname))?.map(({ route }) => route) ?? [];
    const paths = found.flatMap(({ path = '' }) => (path === '' || path === '/' ? [] : path));
    const pattern = `/${paths.join('/')}`;
    if (found.length === 0 || pattern === ALL) return UNKNOWN_ROUTE;
    return { pattern, handle: found.at(-1)?.handle as RouteHandle | undefined };
  };
  const known = new LRUCache<string, FoundRoute>({ max: MOST_FOUND });
  return (pathname) => {
    const route = known.get(pathname) ?? find(pathname);
    known.set(pathname, route);
    return route;
  };
}

/** Remix asks for a page's data with this ending. */
const pathOfPage = (pathname: string): string => pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
