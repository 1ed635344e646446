import type { RoundProof } from './bet.types.ts';

const VALUE_BYTES = 6;
const VALUES_PER_BLOCK = 5;
const VALUES = 2 ** 48;

/** What a check of a round has found. */
export interface RoundCheck {
  doesSeedFit: boolean;
  doDrawsFit: boolean;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hexOf = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Computes a round again: the hash of its server seed, and every number that it drew (the contract's RoundProof). */
export async function verifyRound(proof: RoundProof & { serverSeed: string }): Promise<RoundCheck> {
  const { serverSeed, serverSeedHash, draws } = proof;
  const { subtle } = crypto;
  const hash = hexOf(await subtle.digest('SHA-256', bytesOf(serverSeed)));
  const next = await numbersOf(proof);
  let doDrawsFit = true;
  for (const { bound, value } of draws) {
    const limit = VALUES - (VALUES % bound);
    let number = await next();
    while (number >= limit) number = await next();
    doDrawsFit &&= number % bound === value;
  }
  return { doesSeedFit: hash === serverSeedHash, doDrawsFit };
}

/** The numbers of a round, one by one: five of 48 bits from each HMAC. */
async function numbersOf({ serverSeed, clientSeed, nonce }: RoundProof & { serverSeed: string }) {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let counter = 0;
  let numbers: number[] = [];
  return async (): Promise<number> => {
    if (numbers.length === 0) {
      const block = new DataView(await subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}:${counter}`)));
      counter += 1;
      numbers = Array.from({ length: VALUES_PER_BLOCK }, (_, index) => {
        const at = index * VALUE_BYTES;
        return block.getUint16(at) * 2 ** 32 + block.getUint32(at + 2);
      });
    }
    return numbers.shift() ?? 0;
  };
}
