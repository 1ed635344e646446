import { LRUCache } from 'lru-cache';

const MOST_ENTRIES = 5000;

/** Responses that are the same for every visitor. Concurrent callers wait for the same one; a failure is not kept. */
export class Cache {
  readonly #entries: LRUCache<string, Promise<unknown>>;

  constructor(max = MOST_ENTRIES) {
    // lru-cache would read the clock at most once a millisecond, in which the clock of a test jumps by minutes.
    this.#entries = new LRUCache({ max, ttlAutopurge: true, ttlResolution: 0, perf: Date });
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * The value of a key; `compute` makes it where there is none that is younger than `lifeMs` (milliseconds). Keeps nothing where that is 0,
   * which lru-cache takes for "forever". Rejects where `compute` fails.
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
