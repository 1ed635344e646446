import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const TAG_BYTES = 16;
/** Salt (16), record size (4), length of the key (1): RFC 8188, section 2.1. */
const KEY_AT = 21;

/** A browser's subscription, with the private key that opens messages to it. */
export function newBrowser(endpoint = `https://push.example/send/${randomBytes(12).toString('base64url')}`) {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    endpoint,
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    /** RFC 8291, section 3.4, written from the standard, not with the library that seals. */
    open(base64: string): unknown {
      const sealed = Buffer.from(base64, 'base64');
      const salt = sealed.subarray(0, 16);
      const keyLength = sealed.readUInt8(KEY_AT - 1);
      const sender = sealed.subarray(KEY_AT, KEY_AT + keyLength);
      const text = sealed.subarray(KEY_AT + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(text.subarray(0, -TAG_BYTES)), decipher.final()]);
      // Padding of one record: a two, then zeroes.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
