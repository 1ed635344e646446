import { useSyncExternalStore } from 'react';
import { noteBuild } from '~/ui/other-build.ts';

/** By waiting request: of the router, and of the last link. */
const waiting = new Map<object, () => void>();
const subscribers = new Set<() => void>();
const LINK = {};

function change(run: () => void): void {
  run();
  for (const notify of subscribers) notify();
}

export function retryAll(): void {
  const all = [...waiting.values()];
  change(() => waiting.clear());
  for (const retry of all) retry();
}

export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
    () => waiting.size > 0,
    () => false,
  );

/**
 * When a request of the router fails, React would replace the page and its typed values with the error page. While
 * offline such requests wait, as does a link that may need more code.
 */
export function keepPageOffline(): void {
  const load = window.fetch;
  window.fetch = async (input, init) => {
    for (;;) {
      try {
        const answer = await load(input, init);
        noteBuild(answer);
        return answer;
      } catch (error) {
        if (!(error instanceof TypeError) || !isOfRouter(input) || mayHaveArrived(init)) throw error;
        await connection(init?.signal);
      }
    }
  };
  document.addEventListener('click', keepLink, { capture: true });
  addEventListener('online', retryAll);
}

/** Only its sender may retry a write that failed while online. */
const mayHaveArrived = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET') !== 'GET' && navigator.onLine;

/** The router requests a page at its path with `.data`. */
function isOfRouter(input: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith('.data');
}

/** Rejects when the router aborts the request. */
function connection(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const key = {};
    const stop = () => {
      change(() => waiting.delete(key));
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    change(() =>
      waiting.set(key, () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }),
    );
  });
}

function keepLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (navigator.onLine || !isPlain || !link || link.origin !== location.origin || link.target) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  change(() => waiting.set(LINK, () => link.click()));
}
