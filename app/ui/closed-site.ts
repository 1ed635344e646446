import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Statuses of fetch responses while the site is closed: for maintenance, or in the visitor's region. */
const CLOSED = [503, 403];

/** Reloads the page when a response says that the site is closed now: the document explains why. */
export function reloadIfClosed(status: number): void {
  if (CLOSED.includes(status)) window.location.reload();
}

/** The same for errors of a route's loader or action. */
export function useReloadIfClosed(error: unknown): void {
  const isClosed = isRouteErrorResponse(error) && (error.data as { kind?: unknown } | null)?.kind === 'closed';
  useEffect(() => {
    if (isClosed) window.location.reload();
  }, [isClosed]);
}
