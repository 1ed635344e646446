import { createHash, createHmac } from 'node:crypto';

export interface Fair {
  /** Uniform from 0 to `bound` - 1; `bound` is at most 2 ** 48. */
  int(bound: number): number;
}

export interface Draw {
  bound: number;
  value: number;
}

const SEED_LENGTH = 64;
const VALUE_BYTES = 6;
const VALUES = 2 ** 48;
const VALUES_PER_BLOCK = Math.floor(32 / VALUE_BYTES);

/**
 * HMAC-SHA256 of `clientSeed:nonce:counter` under the server seed, five numbers of 48 bits per counter. Rejects numbers
 * in the last, incomplete multiple of `bound`, so results are uniform.
 */
export function fairSource(serverSeed: string, clientSeed: string, nonce: number): Fair {
  let counter = 0;
  let used = VALUES_PER_BLOCK;
  let block = Buffer.alloc(0);
  const next = () => {
    if (used === VALUES_PER_BLOCK) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest();
      counter += 1;
      used = 0;
    }
    const value = block.readUIntBE(used * VALUE_BYTES, VALUE_BYTES);
    used += 1;
    return value;
  };
  return {
    int(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > VALUES) throw new Error(`There is no number below ${bound}`);
      const limit = VALUES - (VALUES % bound);
      let value = next();
      while (value >= limit) value = next();
      return value % bound;
    },
  };
}

/** Records the draws of a source. */
export function recorded(source: Fair): { fair: Fair; draws: Draw[] } {
  const draws: Draw[] = [];
  const int = (bound: number) => {
    const value = source.int(bound);
    draws.push({ bound, value });
    return value;
  };
  return { fair: { int }, draws };
}

/** 256 bits as hexadecimal digits. */
export const newSeed = (random: { text(length: number, alphabet: string): string }): string =>
  random.text(SEED_LENGTH, '0123456789abcdef');

/** Published before the seed's rounds. */
export const seedHash = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/** Exact probability `part / whole`. */
export const hasChance = (fair: Fair, part: number, whole: number): boolean => fair.int(whole) < part;

/** The same for all bets of a world. */
export const eventSource = (worldSeed: string, event: string): Fair => fairSource(worldSeed, event, 0);
