import { createHash, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** scrypt with a sixteenth of a real service's work: the mock's passwords are public, and every test signs in. */
const COST = { N: 1024, r: 8, p: 1 };
const KEY_BYTES = 32;

/** `scrypt$1024$<salt>$<key in base64url>`. */
export function hashPassword(password: string, salt: string): string {
  const key = scryptSync(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, salt, key.toString('base64url')].join('$');
}

/** Makes a wrong name take as long as a wrong password. */
export const DUMMY_HASH = hashPassword('nobody has this password', 'nobody');

/** Returns false for a hash of another format. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, cost, salt, expected] = hash.split('$');
  if (scheme !== 'scrypt' || cost !== String(COST.N) || salt === undefined || expected === undefined) return false;
  const expectedKey = Buffer.from(expected, 'base64url');
  const key = await deriveKey(password, salt);
  return key.length === expectedKey.length && timingSafeEqual(key, expectedKey);
}

/**
 * A plain digest suffices for a random password. Every sign-in compares it, so timing does not reveal if a member has
 * one.
 */
export const hashOneTimePassword = (password: string): string =>
  createHash('sha256').update(password).digest('base64url');

function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
