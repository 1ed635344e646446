/** Query parameters that open an overlay over a page, and do not change the page. */
const OVERLAY_PARAMETERS = ['modal', 'notice', 'method'];

/** Returns the query of the page behind an overlay. */
export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  // Without an overlay they belong to the page, such as the method of the log-in page.
  if (rest.has('modal')) for (const name of OVERLAY_PARAMETERS) rest.delete(name);
  return rest;
}

/** Returns path and query of the page behind an overlay. */
export function pageBehind({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const rest = withoutOverlay(searchParams);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
