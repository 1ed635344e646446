import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Maintenance and a blocked region. */
const CLOSED = [503, 403];

/** The new document explains the closure. */
export function reloadIfClosed(status: number): void {
  if (CLOSED.includes(status)) window.location.reload();
}

export function useReloadIfClosed(error: unknown): void {
  const isClosed = isRouteErrorResponse(error) && (error.data as { kind?: unknown } | null)?.kind === 'closed';
  useEffect(() => {
    if (isClosed) window.location.reload();
  }, [isClosed]);
}
