import { type ActionFunction, type ActionFunctionArgs, data } from '@remix-run/node';
import { CENTRES, type Centre, type FoundPage, findPage, type PageAccess, type PageKey } from '~/config/pages.ts';
import { requireAccess } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';

/** The server's half of a page; `rest` is the argument in its path. */
interface PageReader {
  title: (site: Site) => string;
  read: (site: Site, rest: string) => Promise<object>;
  /** Answers its forms. */
  action?: ActionFunction;
}

/** A page without its half does not compile. */
export type PageReaders<Name extends Centre> = Record<PageKey<Name>, PageReader>;

export type PageViews<Readers extends Record<string, PageReader>> = {
  [Key in keyof Readers]: Awaited<ReturnType<Readers[Key]['read']>>;
};

/** Returns the page of a centre at the site's address. Throws as its guards, and 404 for an unknown page. */
export function openPage<Name extends Centre>(site: Site, centre: Name): FoundPage<Name> {
  const page = findPage(centre, site.url.pathname);
  if (!page) throw notFound(site);
  requireAccess(site, (CENTRES[centre] as Record<PageKey<Name>, PageAccess>)[page.name]);
  return page;
}

export async function readPage<Name extends Centre>(site: Site, page: FoundPage<Name>, readers: PageReaders<Name>) {
  const { read, title } = readers[page.name];
  return { name: page.name, view: await read(site, page.rest), title: site.title(title(site)) };
}

/** The action throws 405 for a page without forms. */
export const pageAction =
  <Name extends Centre>(centre: Name, readers: PageReaders<Name>) =>
  (args: ActionFunctionArgs) => {
    const page = findPage(centre, new URL(args.request.url).pathname);
    const action = page && readers[page.name].action;
    if (!action) throw data(null, { status: 405 });
    return action(args);
  };
