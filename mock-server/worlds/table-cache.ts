interface Entry {
  models: readonly string[];
  value: unknown;
}

/** Drops a value at a write to one of its tables. */
export class TableCache {
  readonly #entries = new Map<string, Entry>();

  get<Value>(key: string, models: readonly string[], compute: () => Value): Value {
    const cached = this.#entries.get(key);
    if (cached) return cached.value as Value;
    const value = compute();
    this.#entries.set(key, { models, value });
    return value;
  }

  forget(model: string): void {
    for (const [key, { models }] of this.#entries) {
      if (models.includes(model)) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}
