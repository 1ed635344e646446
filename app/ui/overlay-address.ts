/** They do not change the page. */
const PANEL_PARAMETERS = ['modal', 'notice', 'method'];

/** By the parameter, which is the path below, with its query. */
const CENTRES = ['member', 'agent'];
const IN_CENTRE = /^\/(member|agent)(?![^/?#])\/?/;
/** Files and the page of limits and breaks. */
const STANDS_ALONE = /\/(limits|download|proof)\b/;

export const isInCentre = (path: string): boolean => IN_CENTRE.test(path);

/** Parameter of the centre that opens over the page. */
export const centreIn = (params: URLSearchParams): string | undefined => CENTRES.find((name) => params.has(name));

/** Returns null without a panel. */
export const panelIn = (params: URLSearchParams): string | null => params.get('modal') ?? centreIn(params) ?? null;

export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  // Without a panel they belong to the page.
  if (rest.has('modal')) for (const name of PANEL_PARAMETERS) rest.delete(name);
  for (const name of CENTRES) rest.delete(name);
  return rest;
}

export function pageBehind({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const rest = withoutOverlay(searchParams);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** Returns other paths, and paths within a centre, unchanged. */
export function overPage(path: string, behind: string): string {
  const [start, centre] = IN_CENTRE.exec(path) ?? [];
  if (!start || !centre || STANDS_ALONE.test(path) || isInCentre(behind)) return path;
  const url = new URL(behind, 'http://site.invalid');
  url.searchParams.set(centre, path.slice(start.length));
  return `${url.pathname}${url.search}${url.hash}`;
}
