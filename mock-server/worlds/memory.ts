/** Values computed from tables, kept until one of those tables is written. */
export class Memory {
  #kept = new Map<string, { models: readonly string[]; value: Promise<unknown> }>();

  remember<Value>(key: string, models: readonly string[], compute: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known) return known.value as Promise<Value>;
    const value = compute();
    this.#kept.set(key, { models, value });
    value.catch(() => this.#kept.delete(key));
    return value;
  }

  forget(model: string): void {
    for (const [key, { models }] of this.#kept) {
      if (models.includes(model)) this.#kept.delete(key);
    }
  }

  clear(): void {
    this.#kept.clear();
  }
}
