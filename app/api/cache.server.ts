interface Entry {
  value: Promise<unknown>;
  expiresAt: number;
}

const MOST_ENTRIES = 5000;

/**
 * Answers that are the same for every visitor, kept for a while in this process. Those who ask while an answer is on its way
 * wait for the same one; a failure is not kept.
 */
export class Cache {
  readonly #entries = new Map<string, Entry>();

  async remember<Value>(key: string, lifeMs: number, compute: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    const known = this.#entries.get(key);
    if (known && known.expiresAt > now) return known.value as Promise<Value>;
    const value = compute();
    const entry = { value, expiresAt: now + lifeMs };
    if (this.#entries.size >= MOST_ENTRIES) this.#dropOldest();
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return value;
  }

  #dropOldest(): void {
    const oldest = this.#entries.keys().next().value;
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
