import { useCallback, useSyncExternalStore } from 'react';

const EVENT = 'lottery-favourites';
const storageKey = (username: string) => `lotteryFavourites:${username}`;

/** Ids, latest first (specification, section 2). */
function read(username: string): string {
  try {
    return localStorage.getItem(storageKey(username)) ?? '[]';
  } catch {
    return '[]';
  }
}

function parse(text: string): number[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(EVENT, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(EVENT, listener);
  };
}

/** In this browser; empty on the server. */
export function useLotteryFavourites(username: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(username),
    () => '[]',
  );
  const toggle = useCallback(
    (gameId: number) => {
      const before = parse(read(username));
      const after = before.includes(gameId) ? before.filter((id) => id !== gameId) : [gameId, ...before];
      localStorage.setItem(storageKey(username), JSON.stringify(after));
      dispatchEvent(new Event(EVENT));
    },
    [username],
  );
  return { ids: parse(text), toggle };
}
