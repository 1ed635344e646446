import type { Json } from '../../openapi/checks/document.ts';

/** For later requests. */
export class Known {
  readonly #values = new Map<string, string | number>();
  /** By operation; the first one of each. */
  readonly #answers = new Map<string, Json>();

  remember(operation: string, answer: Json): void {
    if (!this.#answers.has(operation)) this.#answers.set(operation, answer);
    this.learn(answer);
  }

  /** `place` is a JSON pointer. */
  findIn(operation: string, place: string): Json | undefined {
    const keys = place.slice(1).split('/');
    return keys.reduce<Json | undefined>(
      (part, key) => (part as Record<string, Json> | null | undefined)?.[key],
      this.#answers.get(operation),
    );
  }

  /** The first value of a name stays. */
  learn(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.learn(each);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return;
    for (const [name, child] of Object.entries(value)) {
      if ((typeof child === 'string' || typeof child === 'number') && !this.#values.has(name)) {
        this.#values.set(name, child);
      } else this.learn(child);
    }
  }

  findValue(name: string): string | number | undefined {
    return this.#values.get(name);
  }

  fill(body: Json): Json {
    if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
    const games = ['nodeId', 'gameCode'];
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        games.includes(name) ? (this.#values.get(name) ?? value) : value,
      ]),
    );
  }
}
