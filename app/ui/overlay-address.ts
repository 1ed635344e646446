/** Query parameters of a panel over a page, which do not change the page. */
const PANEL_PARAMETERS = ['modal', 'notice', 'method'];

/** Opens a page of the member centre over another page: its address below `/member`, with its own query. */
const CENTRE = 'member';

/** The pages of the centre that open over others. Its files, and the page of limits and breaks, stand alone. */
const OPENS_OVER = /^\/member(?=$|[/?#])(?!\/(?:limits|download|proof)\b)\/?/;

/** The name of the panel that an address opens; null for none. */
export const panelIn = (params: URLSearchParams): string | null =>
  params.get('modal') ?? (params.has(CENTRE) ? CENTRE : null);

/** Returns the query of the page behind an overlay. */
export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  // Without a panel they belong to the page, such as the method of the log-in page.
  if (rest.has('modal')) for (const name of PANEL_PARAMETERS) rest.delete(name);
  rest.delete(CENTRE);
  return rest;
}

/** Returns path and query of the page behind an overlay. */
export function pageBehind({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const rest = withoutOverlay(searchParams);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** The address that shows a page of the member centre over the page `behind`. Another path, and one within the centre, stays as it is. */
export function overPage(path: string, behind: string): string {
  const [start] = OPENS_OVER.exec(path) ?? [];
  if (start === undefined || behind.startsWith('/member')) return path;
  const url = new URL(behind, 'http://site.invalid');
  url.searchParams.set(CENTRE, path.slice(start.length));
  return `${url.pathname}${url.search}${url.hash}`;
}
