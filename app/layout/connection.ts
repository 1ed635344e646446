import { useSyncExternalStore } from 'react';

/** What waits for the connection: requests of the router, and the last link that was followed; each with its retry. */
const waiting = new Map<object, () => void>();
const subscribers = new Set<() => void>();
const LINK = {};

function change(run: () => void): void {
  run();
  for (const notify of subscribers) notify();
}

/** Tries everything again that waits for the connection. */
export function retryAll(): void {
  const all = [...waiting.values()];
  change(() => waiting.clear());
  for (const retry of all) retry();
}

/** Whether something waits for the connection. */
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
 * Keeps the page while there is no connection: for a request of the router that fails, React would put the error page in the place of the page
 * and of all that was typed. Such requests wait for the connection instead, and so does a link whose page may need more code.
 */
export function keepPageOffline(): void {
  const load = window.fetch;
  window.fetch = async (input, init) => {
    for (;;) {
      try {
        return await load(input, init);
      } catch (error) {
        if (!(error instanceof TypeError) || !isOfRouter(input) || mayHaveArrived(init)) throw error;
        await connection(init?.signal);
      }
    }
  };
  document.addEventListener('click', keepLink, { capture: true });
  addEventListener('online', retryAll);
}

/** A write that failed with a connection may have been carried out: only its sender decides to send it again. */
const mayHaveArrived = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET') !== 'GET' && navigator.onLine;

/** The router fetches a page as its path with `.data`. */
function isOfRouter(input: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith('.data');
}

/** Resolves when there may be a connection again. Rejects when the router wants the request no more. */
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
