import { unsafeUniformIntDistribution, xoroshiro128plus } from 'pure-rand';

type Generator = ReturnType<typeof xoroshiro128plus>;

/** FNV-1a: a name always yields the same sequence. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}

/** The same seed yields the same sequence on every machine. Nothing in the mock calls `Math.random`. */
export class Random {
  readonly #generator: Generator;

  /** A list is the state of another one, whose sequence goes on. */
  constructor(seed: number | string | readonly number[]) {
    if (typeof seed === 'object') this.#generator = xoroshiro128plus.fromState(seed);
    else this.#generator = xoroshiro128plus(typeof seed === 'string' ? hashSeed(seed) : seed);
  }

  get state(): readonly number[] {
    return this.#generator.getState?.() ?? [];
  }

  /** Inclusive. */
  int(min: number, max: number): number {
    return unsafeUniformIntDistribution(min, max, this.#generator);
  }

  /** In [0, 1) with 30 bits. */
  float(): number {
    return this.int(0, 2 ** 30 - 1) / 2 ** 30;
  }

  /** From 0 to 1. */
  chance(probability: number): boolean {
    return this.float() < probability;
  }

  /** Requires a non-empty list. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('Random.pick needs at least one item');
    return items[this.int(0, items.length - 1)] as Item;
  }

  /** Returns a copy (Fisher-Yates). */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let index = shuffled.length - 1; index > 0; index -= 1) {
      const other = this.int(0, index);
      [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
    }
    return shuffled;
  }

  /** Default alphabet: lower-case letters and digits. */
  text(length: number, alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'): string {
    let text = '';
    for (let index = 0; index < length; index += 1) text += alphabet[this.int(0, alphabet.length - 1)];
    return text;
  }
}
