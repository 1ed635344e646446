import { type ComponentType, Suspense } from 'react';
import { type Centre, findPage } from '~/config/pages.ts';
import type { LazyPart } from '~/ui/lazy-part.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

/** The browser's half of each page: its component takes what its reader returns. */
export type PageBodies<Views extends object, More = unknown> = {
  [Key in keyof Views]: More & { Body: LazyPart<ComponentType<{ view: Views[Key] }>> };
};

// biome-ignore lint/suspicious/noExplicitAny: TypeScript cannot follow the name through reader and component
type AnyBodies = Readonly<Record<string, { Body: LazyPart<ComponentType<{ view: any }>> }>>;

interface PageBodyProps {
  bodies: AnyBodies;
  page: { name: string; view: object };
}

/** In a browser, loads the component of the document's page beside the route's module, before the page is hydrated. */
export function preloadBody(bodies: AnyBodies, centre: Centre): void {
  if (typeof document === 'undefined') return;
  const page = findPage(centre, window.location.pathname);
  if (page) bodies[page.name]?.Body.preload();
}

/** The page's component with its view. */
export function PageBody({ bodies, page: { name, view } }: PageBodyProps) {
  const Body = bodies[name]?.Body;
  return (
    <Suspense key={name} fallback={<Skeleton className="h-72" />}>
      {Body && <Body view={view} />}
    </Suspense>
  );
}
