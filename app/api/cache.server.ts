import { LRUCache } from 'lru-cache';

const MOST_ENTRIES = 5000;

/** For responses that are the same for every visitor. Concurrent callers share one request; failures are not cached. */
export class Cache {
  readonly #entries: LRUCache<string, Promise<unknown>>;

  constructor(max = MOST_ENTRIES) {
    // By default lru-cache reads the clock at most once a millisecond; a test's clock jumps by minutes.
    this.#entries = new LRUCache({ max, ttlAutopurge: true, ttlResolution: 0, perf: Date });
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Calls `compute` when the value is older than `lifeMs`. Caches nothing for 0, which lru-cache takes as "forever".
   */
  async remember<Value>(key: string, lifeMs: number, compute: () => Promise<Value>): Promise<Value> {
    if (lifeMs === 0) return compute();
    const known = this.#entries.get(key);
    if (known) return known as Promise<Value>;
    const value = compute();
    this.#entries.set(key, value, { ttl: lifeMs });
    value.catch(() => {
      if (this.#entries.peek(key) === value) this.#entries.delete(key);
    });
    return value;
  }
}
