import { constants, createPrivateKey, type KeyObject, privateDecrypt } from 'node:crypto';
import { ApiError } from './api-error.ts';
import { type Exchange, known } from './exchange.ts';
import { parseJson } from './read-body.ts';

export interface CipherOptions {
  /** PKCS#8 PEM, RSA. Any opens: while a gateway replaces its key, sites seal for the old and the new one. */
  privateKeys: readonly string[];
  /** On operations marked `x-encrypted`. */
  refusePlain: boolean;
}

const DES_KEY_LENGTH = 16;

/**
 * `Encryption: RSA` is DES-ECB with its key wrapped by RSA in `X-RSA`, `Encryption: JWE` a compact JWE, no header plain
 * JSON. Throws 400 `decrypt_failed`.
 */
export async function openBody(exchange: Exchange, { privateKeys, refusePlain }: CipherOptions): Promise<void> {
  if (!known(exchange.operation, 'operation').isEncrypted || exchange.body === undefined) return;
  const scheme = exchange.req.headers.encryption;
  if (scheme === undefined && !refusePlain) return;
  if (scheme !== 'RSA' && scheme !== 'JWE') {
    throw failed('the Encryption header must be RSA or JWE.');
  }
  const sealed = (exchange.body as { value?: unknown } | null)?.value;
  if (typeof sealed !== 'string') throw failed('the body must be { "value": "…" }.');
  const text = scheme === 'RSA' ? await openDes(exchange, sealed, privateKeys) : await openJwe(sealed, privateKeys);
  exchange.body = parseJson(text);
}

const failed = (why: string) => new ApiError(400, 'decrypt_failed', `The body could not be decrypted: ${why}`);

const keys = new Map<string, KeyObject>();

function readKey(pem: string): KeyObject {
  const key = keys.get(pem) ?? createPrivateKey(pem);
  keys.set(pem, key);
  return key;
}

async function openDes(exchange: Exchange, sealed: string, privateKeys: readonly string[]): Promise<string> {
  const { 'x-rsa': wrapped, 'x-digest': digest } = exchange.req.headers;
  if (typeof wrapped !== 'string') throw failed('the X-RSA header is missing.');
  if (digest !== sealed) throw failed('the X-Digest header is not the body’s value.');
  const key = privateKeys.map((pem) => unwrapKey(wrapped, readKey(pem))).find((each) => each !== null);
  if (!key) throw failed('X-RSA was not made with the gateway’s public key.');
  const { default: CryptoJs } = await import('crypto-js');
  try {
    const opened = CryptoJs.DES.decrypt(sealed, CryptoJs.enc.Utf8.parse(key), {
      mode: CryptoJs.mode.ECB,
      padding: CryptoJs.pad.Pkcs7,
    });
    const text = opened.toString(CryptoJs.enc.Utf8);
    if (text) return text;
  } catch {
    // Invalid UTF-8 means a wrong key.
  }
  throw failed('the value does not open with the key in X-RSA.');
}

/**
 * RSA (PKCS#1 v1.5) of the key's characters in reverse; null for another key. Node refuses that padding, so this removes it; a padding oracle
 * does not matter in a mock.
 */
function unwrapKey(wrapped: string, privateKey: KeyObject): string | null {
  let padded: Buffer;
  try {
    padded = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(wrapped, 'base64'));
  } catch {
    return null;
  }
  const end = padded.indexOf(0, 2);
  const reversed = padded[0] === 0 && padded[1] === 2 && end > 0 ? padded.subarray(end + 1).toString('latin1') : '';
  return reversed.length === DES_KEY_LENGTH ? [...reversed].reverse().join('') : null;
}

/** Returns null for an invalid JWE. */
export async function openText(sealed: string, privateKeys: readonly string[]): Promise<string | null> {
  const { compactDecrypt } = await import('jose');
  for (const pem of privateKeys) {
    const opened = await compactDecrypt(sealed, readKey(pem), {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => null);
    if (opened) return new TextDecoder().decode(opened.plaintext);
  }
  return null;
}

async function openJwe(sealed: string, privateKeys: readonly string[]): Promise<string> {
  const text = await openText(sealed, privateKeys);
  if (text === null) throw failed('the value is not a JWE for the gateway’s public key.');
  return text;
}
