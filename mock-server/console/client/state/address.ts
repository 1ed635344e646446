import { useSyncExternalStore } from 'react';

/** Parameters of the address. An empty or missing one is not in it. */
export type Address = Readonly<Record<string, string | undefined>>;

let search: string | null = null;
let address: Address = {};

function readAddress(): Address {
  if (location.search !== search) {
    search = location.search;
    address = Object.fromEntries(new URLSearchParams(search));
  }
  return address;
}

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const writeSearch = (parameters: Address): string => {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${location.pathname}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`;
};

/** Address of another screen, or of this one without a `screen`: then all that is not named stays. */
export function addressOf(changes: Address): string {
  const { world, brand } = readAddress();
  return writeSearch(changes.screen ? { world, brand, ...changes } : { ...readAddress(), ...changes });
}

/** Without a new entry of the history for what is typed. */
export function go(changes: Address, { replaces = false } = {}): void {
  const next = addressOf(changes);
  if (next === `${location.pathname}${location.search}`) return;
  history[replaces ? 'replaceState' : 'pushState'](null, '', next);
  notify();
}

/** Everything that a screen shows follows from it. */
export const useAddress = (): Address => useSyncExternalStore(subscribe, readAddress);

export const DEFAULT_WORLD = 'default';
export const currentWorld = (): string => readAddress().world || DEFAULT_WORLD;
export const useWorld = (): string => useAddress().world || DEFAULT_WORLD;
export const BRANDS = ['baize', 'lotus', 'harbor'] as const;
export const useBrand = (): string => useAddress().brand || BRANDS[0];
