interface Entry {
  value: Promise<unknown>;
  expiresAt: number;
}

const MOST_ENTRIES = 5000;
/** How many of those that were used longest ago are looked at when one comes: more than one, so that what has expired goes faster than it comes. */
const LOOKED_AT = 4;

/**
 * Answers that are the same for every visitor, kept for a while in this process. Those who ask while an answer is on its way
 * wait for the same one; a failure is not kept. Entries stand in the order of their last use: what has expired is soon among the
 * first, where it is found at the same small cost however many there are.
 */
export class Cache {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;

  constructor(most = MOST_ENTRIES) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  async remember<Value>(key: string, lifeMs: number, compute: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    const known = this.#entries.get(key);
    if (known && known.expiresAt > now) {
      this.#putLast(key, known);
      return known.value as Promise<Value>;
    }
    const value = compute();
    const entry = { value, expiresAt: now + lifeMs };
    this.#putLast(key, entry);
    this.#tidyUp(now);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return value;
  }

  #putLast(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #tidyUp(now: number): void {
    let looked = 0;
    for (const [key, { expiresAt }] of this.#entries) {
      looked += 1;
      if (looked > LOOKED_AT) return;
      if (expiresAt <= now || this.#entries.size > this.#most) this.#entries.delete(key);
    }
  }
}
