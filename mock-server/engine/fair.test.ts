import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairSource, hasChance, seedHash } from './fair.ts';

const SEED = 'a server seed';

describe('The fair source', () => {
  it('gives the same numbers for the same seeds and nonce, and others for each that differs', () => {
    const draw = (server: string, client: string, nonce: number) => {
      const fair = fairSource(server, client, nonce);
      return Array.from({ length: 12 }, () => fair.int(1_000_000));
    };
    const first = draw(SEED, 'player', 1);
    expect(draw(SEED, 'player', 1)).toEqual(first);
    for (const other of [draw('another', 'player', 1), draw(SEED, 'else', 1), draw(SEED, 'player', 2)]) {
      expect(other).not.toEqual(first);
    }
  });

  it('can be checked with nothing but HMAC-SHA256: five numbers of 48 bits from each counter', () => {
    const fair = fairSource(SEED, 'player', 7);
    const block = (counter: number) => createHmac('sha256', SEED).update(`player:7:${counter}`).digest('hex');
    const expected = [0, 1].flatMap((counter) =>
      Array.from({ length: 5 }, (_, index) => Number.parseInt(block(counter).slice(index * 12, index * 12 + 12), 16)),
    );
    expect(Array.from({ length: 10 }, () => fair.int(2 ** 48))).toEqual(expected);
  });

  it.each([2, 3, 10, 37, 48])('is uniform below %i: chi squared stays in its bounds', (bound) => {
    const counts = Array<number>(bound).fill(0);
    const draws = 60_000;
    for (let nonce = 0; nonce < draws / 20; nonce += 1) {
      const fair = fairSource(SEED, 'uniform', nonce);
      for (let index = 0; index < 20; index += 1) {
        const drawn = fair.int(bound);
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
    }
    const mean = draws / bound;
    const total = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // Degrees of freedom, with a margin of four standard deviations.
    expect(total).toBeLessThan(bound - 1 + 4 * Math.sqrt(2 * (bound - 1)));
  });

  it('throws numbers of the incomplete stretch away, however large it is', () => {
    const bound = 2 ** 47 + 1;
    const drawn = Array.from({ length: 200 }, (_, nonce) => fairSource(SEED, 'stretch', nonce).int(bound));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('refuses a bound beyond 48 bits or below one', () => {
    for (const bound of [0, -1, 1.5, 2 ** 48 + 2]) expect(() => fairSource(SEED, 'x', 0).int(bound)).toThrow();
    expect(hasChance(fairSource(SEED, 'x', 0), 1, 1)).toBe(true);
    expect(hasChance(fairSource(SEED, 'x', 0), 0, 1)).toBe(false);
  });

  it('publishes the SHA-256 of a server seed', () => {
    expect(seedHash(SEED)).toBe(createHash('sha256').update(SEED).digest('hex'));
  });
});
