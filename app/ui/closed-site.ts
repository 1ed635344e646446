import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Statuses of maintenance and a blocked region. */
const CLOSED = [503, 403];

/** Reloads the page when the site has closed: the document explains why. */
export function reloadIfClosed(status: number): void {
  if (CLOSED.includes(status)) window.location.reload();
}

/** Handles errors of a route's loader or action. */
export function useReloadIfClosed(error: unknown): void {
  const isClosed = isRouteErrorResponse(error) && (error.data as { kind?: unknown } | null)?.kind === 'closed';
  useEffect(() => {
    if (isClosed) window.location.reload();
  }, [isClosed]);
}
