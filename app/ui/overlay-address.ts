/** They do not change the page. */
const PANEL_PARAMETERS = ['modal', 'notice', 'method'];

/** Path below `/member`, with its query. */
const CENTRE = 'member';

/** Files and the page of limits and breaks stand alone. */
const OPENS_OVER = /^\/member(?=$|[/?#])(?!\/(?:limits|download|proof)\b)\/?/;

/** Returns null without a panel. */
export const panelIn = (params: URLSearchParams): string | null =>
  params.get('modal') ?? (params.has(CENTRE) ? CENTRE : null);

export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  // Without a panel they belong to the page.
  if (rest.has('modal')) for (const name of PANEL_PARAMETERS) rest.delete(name);
  rest.delete(CENTRE);
  return rest;
}

export function pageBehind({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const rest = withoutOverlay(searchParams);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** Returns other paths, and paths within the centre, unchanged. */
export function overPage(path: string, behind: string): string {
  const [start] = OPENS_OVER.exec(path) ?? [];
  if (start === undefined || behind.startsWith('/member')) return path;
  const url = new URL(behind, 'http://site.invalid');
  url.searchParams.set(CENTRE, path.slice(start.length));
  return `${url.pathname}${url.search}${url.hash}`;
}
