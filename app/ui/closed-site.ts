import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Statuses of answers to scripts while the site is closed: for maintenance, or to the visitor's region. */
const CLOSED = [503, 403];

/** Loads the page anew where an answer says that the site has closed since: the document tells why. */
export function reloadIfClosed(status: number): void {
  if (CLOSED.includes(status)) window.location.reload();
}

/** The same for what a page or a form was answered by a route. */
export function useReloadIfClosed(error: unknown): void {
  const isClosed = isRouteErrorResponse(error) && (error.data as { kind?: unknown } | null)?.kind === 'closed';
  useEffect(() => {
    if (isClosed) window.location.reload();
  }, [isClosed]);
}
