const VALUE_BYTES = 6;
const VALUES_PER_BLOCK = 5;
const VALUES = 2 ** 48;

const toBytes = (text: string) => new TextEncoder().encode(text);

export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', toBytes(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a function that draws the next number below a bound. Each HMAC-SHA-256 of `event:counter` under the seed
 * yields five 48-bit numbers. Numbers in the last, incomplete multiple of the bound are rejected (the contract's
 * RoundProof and Drawing).
 */
export async function fairNumbers(seed: string, event: string): Promise<(bound: number) => Promise<number>> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', toBytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let counter = 0;
  let values: number[] = [];
  const next = async (): Promise<number> => {
    if (values.length === 0) {
      const block = new DataView(await subtle.sign('HMAC', key, toBytes(`${event}:${counter}`)));
      counter += 1;
      values = Array.from({ length: VALUES_PER_BLOCK }, (_, index) => {
        const at = index * VALUE_BYTES;
        return block.getUint16(at) * 2 ** 32 + block.getUint32(at + 2);
      });
    }
    return values.shift() ?? 0;
  };
  return async (bound) => {
    const limit = VALUES - (VALUES % bound);
    let value = await next();
    while (value >= limit) value = await next();
    return value % bound;
  };
}
