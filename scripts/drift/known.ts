import type { Json } from '../../openapi/checks/document.ts';

/** For later requests. */
export class Known {
  readonly #values = new Map<string, string | number>();

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
