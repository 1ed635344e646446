import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';

type Routes = Parameters<typeof matchRoutes>[0];

export interface RouteHandle {
  /** The same for visitors with equal preferences, and nothing for a single use. */
  isShared?: boolean;
  /** Other query parameters do not change a shared page. */
  reads?: readonly string[];
}

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
