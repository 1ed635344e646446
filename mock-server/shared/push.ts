import { createECDH, createHash } from 'node:crypto';
import webpush from 'web-push';

/** Shown by the service worker; a later message with the same tag replaces it. */
export interface PushMessage {
  title: string;
  text: string;
  /** Page of the site that a click opens. */
  path: string;
  tag: string;
}

interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
/** Time that a push service keeps a message (RFC 8030). */
const DAY_SECONDS = 86_400;
const TOPIC_LENGTH = 32;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Public like all of the mock's keys: a browser that was subscribed once stays so after a restart. */
const signer = createECDH(CURVE);
signer.setPrivateKey(digest('signs the messages of the mock to browsers'));

/** In base64url. */
export const PUSH_PUBLIC_KEY = signer.getPublicKey('base64url');

/** The browser is named by its address without showing it: whoever knows the address can send to it. */
export const browserId = (endpoint: string): string => digest(endpoint).toString('base64url');

export function isOnCurve(p256dh: string): boolean {
  try {
    signer.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Returns the request to the push service: sealed by RFC 8291, signed by RFC 8292. The body is base64. */
export function sealPush({ endpoint, p256dh, auth }: Browser, message: PushMessage) {
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: {
        subject: 'mailto:push@gateway.example',
        publicKey: PUSH_PUBLIC_KEY,
        privateKey: signer.getPrivateKey('base64url'),
      },
      TTL: DAY_SECONDS,
      topic: digest(message.tag).toString('base64url').slice(0, TOPIC_LENGTH),
    },
  );
  return { headers, body: body?.toString('base64') ?? '' };
}
