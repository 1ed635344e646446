import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RouteHandle } from '../config/page-address.ts';

type Routes = Parameters<typeof matchRoutes>[0];

/** Returns undefined for an unknown path. */
export function routeHandles({ routes }: ServerBuild): (pathname: string) => RouteHandle | undefined {
  const listChildren = (parentId?: string): Routes[number][] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive, module } = route;
      const common = { id, path, caseSensitive, handle: module.handle };
      return [index ? { ...common, index: true as const } : { ...common, children: listChildren(id) }];
    });
  const tree = listChildren();
  return (pathname) => matchRoutes(tree, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
}
