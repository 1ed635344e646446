/** The parameters of an address that open an overlay over a page, and change nothing beneath it. */
const OVERLAY_PARAMETERS = ['modal', 'notice', 'method'];

/** The parameters of the page behind an overlay. */
export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  // Without an overlay they are the page's own, such as the method of the log-in page.
  if (rest.has('modal')) for (const name of OVERLAY_PARAMETERS) rest.delete(name);
  return rest;
}

/** The path and search of the page behind an overlay. */
export function pageBehind({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const rest = withoutOverlay(searchParams);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
