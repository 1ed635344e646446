import { constants, publicEncrypt } from 'node:crypto';
import CryptoJs from 'crypto-js';
import { CompactEncrypt, importSPKI } from 'jose';
import { DEVELOPMENT_PUBLIC_KEY } from '../../mock-server/http/development-keys.ts';

export const SCHEMES = ['RSA', 'JWE'] as const;

export interface Sealed {
  headers: Record<string, string>;
  body: { value: string };
}

interface SealOptions {
  /** PEM, RSA. */
  publicKey?: string;
  /** The first eight of sixteen characters are the DES key. */
  desKey?: string;
}

/** A string as it is, anything else as JSON. */
export async function seal(
  body: unknown,
  scheme: (typeof SCHEMES)[number],
  options: SealOptions = {},
): Promise<Sealed> {
  const { publicKey = DEVELOPMENT_PUBLIC_KEY, desKey = 'k3y0fs1xteenchar' } = options;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (scheme === 'JWE') {
    const value = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(await importSPKI(publicKey, 'RSA-OAEP-256'));
    return { headers: { Encryption: 'JWE' }, body: { value } };
  }
  const value = sealDes(text, desKey);
  return { headers: { Encryption: 'RSA', 'X-RSA': wrapKey(desKey, publicKey), 'X-Digest': value }, body: { value } };
}

/** PKCS#7 padding, base64. */
function sealDes(text: string, key: string): string {
  const { mode, pad, enc, DES } = CryptoJs;
  return DES.encrypt(text, enc.Utf8.parse(key), { mode: mode.ECB, padding: pad.Pkcs7 }).toString();
}

/** RSA (PKCS#1 v1.5) of the reversed key, in base64. */
export function wrapKey(key: string, publicKey = DEVELOPMENT_PUBLIC_KEY): string {
  const reversed = Buffer.from([...key].reverse().join(''));
  return publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, reversed).toString('base64');
}
