import { createPrivateKey, createPublicKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { toMobileKey } from '../../../openapi/rules/mobile.ts';
import { DEVELOPMENT_PRIVATE_KEY, DEVELOPMENT_PUBLIC_KEY } from '../../http/development-keys.ts';
import { machineNow } from '../../worlds/clock.ts';
import type { World } from '../../worlds/world.ts';
import { issuerUrl, type Provider } from '../system/issuers.ts';

/** The development key protects nothing. */
export const KEY_ID = 'development';
export const publicKey = createPublicKey(DEVELOPMENT_PUBLIC_KEY);
const privateKey = createPrivateKey(DEVELOPMENT_PRIVATE_KEY);
const ALGORITHM = 'RS256';
const PHONE_ISSUER = 'https://securetoken.example/phone';

interface Claims {
  issuer: string;
  audience: string;
  subject: string;
  /** Epoch milliseconds. */
  now: number;
  lifeSeconds: number;
  payload: Record<string, unknown>;
}

function sign({ issuer, audience, subject, now, lifeSeconds, payload }: Claims): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(privateKey);
}

async function read(token: string, issuer: string, audience: string, now: number) {
  try {
    const options = { issuer, audience, algorithms: [ALGORITHM], currentDate: new Date(now) };
    return (await jwtVerify(token, publicKey, options)).payload;
  } catch {
    return null;
  }
}

interface IdToken {
  subject: string;
  name: string;
  email: string;
}

/** Uses the machine's time, because the site checks tokens with that clock. */
export const signIdToken = (
  issuer: string,
  clientId: string,
  { subject, name, email }: IdToken,
  nonce: string | undefined,
): Promise<string> =>
  sign({
    issuer,
    audience: clientId,
    subject,
    now: machineNow(),
    lifeSeconds: 300,
    payload: { name, email, email_verified: true, ...(nonce !== undefined && { nonce }) },
  });

/** Returns null for an invalid token of this client. */
export async function readIdToken(
  token: string,
  origin: string,
  provider: Provider,
  clientId: string,
): Promise<IdToken | null> {
  const claims = await read(token, issuerUrl(origin, provider), clientId, machineNow());
  if (!claims?.sub) return null;
  return { subject: claims.sub, name: String(claims.name ?? claims.sub), email: String(claims.email ?? '') };
}

/** Valid for an hour of the world's time. */
export const signPhoneToken = (world: World, key: string, phoneNumber: string): Promise<string> =>
  sign({
    issuer: PHONE_ISSUER,
    audience: key,
    subject: phoneNumber,
    now: world.now(),
    lifeSeconds: 3600,
    payload: { phone_number: phoneNumber },
  });

/** The number's key; null for an invalid token. */
export async function readPhoneToken(world: World, token: string, key: string): Promise<string | null> {
  const claims = await read(token, PHONE_ISSUER, key, world.now());
  return typeof claims?.phone_number === 'string' ? toMobileKey(claims.phone_number) : null;
}
