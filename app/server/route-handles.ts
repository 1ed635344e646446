import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RouteHandle } from '../config/page-address.ts';

type Routes = Parameters<typeof matchRoutes>[0];

interface FoundRoute {
  /** As in "/member/*". */
  pattern: string;
  handle: RouteHandle | undefined;
}

/** Returns undefined for an unknown path. */
export function routeFinder({ routes }: ServerBuild): (pathname: string) => FoundRoute | undefined {
  const listChildren = (parentId?: string): Routes[number][] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive, module } = route;
      const common = { id, path, caseSensitive, handle: module.handle };
      return [index ? { ...common, index: true as const } : { ...common, children: listChildren(id) }];
    });
  const tree = listChildren();
  return (pathname) => {
    const found = matchRoutes(tree, pathname)?.map(({ route }) => route);
    if (!found) return undefined;
    const paths = found.flatMap(({ path = '' }) => (path === '' || path === '/' ? [] : path));
    return { pattern: `/${paths.join('/')}`, handle: found.at(-1)?.handle as RouteHandle | undefined };
  };
}
