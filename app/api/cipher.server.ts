import { constants, createPublicKey, publicEncrypt, randomInt } from 'node:crypto';
import CryptoJs from 'crypto-js';
import { CompactEncrypt } from 'jose';

export interface Sealed {
  headers: Record<string, string>;
  body: string;
}

/** For operations marked `x-encrypted`. */
export type Seal = (plain: string) => Promise<Sealed> | Sealed;

const DES_KEY_LENGTH = 16;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `publicKey` is the gateway's, as SPKI PEM. */
export function sealFor(scheme: 'plain' | 'jwe' | 'des-rsa', publicKey: string): Seal {
  switch (scheme) {
    case 'plain':
      return (plain) => ({ headers: {}, body: plain });
    case 'jwe':
      return jweSeal(publicKey);
    case 'des-rsa':
      return desRsaSeal(publicKey);
  }
}

const ECB = { mode: CryptoJs.mode.ECB, padding: CryptoJs.pad.Pkcs7 };
const SENT_KEY_LENGTH = 8;

/** DES; the last 8 characters are the key. Null on failure. */
export function openKeyedText(sealed: string): string | null {
  const key = CryptoJs.enc.Utf8.parse(sealed.slice(-SENT_KEY_LENGTH));
  try {
    const text = CryptoJs.DES.decrypt(sealed.slice(0, -SENT_KEY_LENGTH), key, ECB).toString(CryptoJs.enc.Utf8);
    return text || null;
  } catch {
    // A wrong key yields invalid UTF-8.
    return null;
  }
}

/** Compact JWE: a fresh A256GCM key wrapped by RSA-OAEP-256. `publicKey` is SPKI PEM. */
export const sealText = (plain: string, publicKey: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(createPublicKey(publicKey));

const jweSeal =
  (publicKey: string): Seal =>
  async (plain) => ({
    headers: { Encryption: 'JWE' },
    body: JSON.stringify({ value: await sealText(plain, publicKey) }),
  });

/** The gateway family's own: DES-ECB under a random key, whose reversed characters `X-RSA` wraps by RSA. */
function desRsaSeal(publicKey: string): Seal {
  const key = { key: createPublicKey(publicKey), padding: constants.RSA_PKCS1_PADDING };
  return (plain) => {
    const letters = Array.from({ length: DES_KEY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    const value = CryptoJs.DES.encrypt(plain, CryptoJs.enc.Utf8.parse(letters.join('')), ECB).toString();
    const wrapped = publicEncrypt(key, Buffer.from(letters.toReversed().join(''))).toString('base64');
    return {
      headers: { Encryption: 'RSA', 'X-RSA': wrapped, 'X-Digest': value },
      body: JSON.stringify({ value }),
    };
  };
}
