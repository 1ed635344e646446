/** A response of the site that carried a request id. */
export interface Load {
  id: string;
  /** Address of the page, also for its data. */
  path: string;
  at: number;
}

const MOST_LOADS = 100;

/** Remix asks for a page's data with this ending. */
const pagePath = (address: string): string =>
  new URL(address, 'http://site.invalid').pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');

/** Returns null for a response without an id, and for one of a page that is only prefetched. */
export function readLoad(entry: PerformanceResourceTiming): Load | null {
  const id = entry.serverTiming?.find(({ name }) => name === 'mock')?.description;
  if (!id || entry.initiatorType === 'link') return null;
  return { id, path: pagePath(entry.name), at: entry.startTime };
}

/** Returns the ids of the page `path`, which began with the last load of it before `changedAt`. */
export function pageIds(loads: readonly Load[], path: string, changedAt: number): string[] {
  const began = loads.findLast((load) => load.path === path && load.at <= changedAt)?.at ?? changedAt;
  return [...new Set(loads.filter(({ at }) => at >= began).map(({ id }) => id))];
}

/** Follows the responses of this document. Scripts change the page without a new one. */
export class PageLoads {
  readonly #loads: Load[] = [];
  #path = location.pathname;
  #changedAt = 0;

  constructor(onChange: () => void) {
    const observer = new PerformanceObserver((list) => {
      const loads = list.getEntries().flatMap((entry) => readLoad(entry as PerformanceResourceTiming) ?? []);
      if (loads.length === 0) return;
      this.#loads.push(...loads);
      this.#loads.splice(0, this.#loads.length - MOST_LOADS);
      onChange();
    });
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', () => {
      if (location.pathname === this.#path) return;
      this.#path = location.pathname;
      this.#changedAt = performance.now();
      onChange();
    });
  }

  /** The first one is that of the page itself. */
  get ids(): string[] {
    return pageIds(this.#loads, this.#path, this.#changedAt);
  }
}
