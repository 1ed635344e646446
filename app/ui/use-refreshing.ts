import { type RefObject, useEffect } from 'react';

export const REFRESH_MS = 5_000;

interface Options {
  isWanted?: boolean;
  /** No call while the pointer or the focus is in it: the content would move away under them. */
  host?: RefObject<HTMLElement>;
}

/**
 * Calls `refresh` every `REFRESH_MS` while the page is visible. Another `refresh` restarts the time, so pass a stable one. Its
 * signal is aborted then, when no call is wanted any more, and when the component unmounts.
 */
export function useRefreshing(refresh: (signal: AbortSignal) => void, { isWanted = true, host }: Options = {}): void {
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const timer = setInterval(() => {
      if (!document.hidden && !host?.current?.matches(':hover, :focus-within')) refresh(controller.signal);
    }, REFRESH_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [refresh, isWanted, host]);
}
