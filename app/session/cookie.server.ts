import { createHash } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { days, seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';

/** What the site knows of a signed-in visitor: the specification's session-storage values. */
export interface MemberSession {
  token: string;
  username: string;
  /** `isAgent`: 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  /** Kept for a day after the browser is closed. */
  isRemembered: boolean;
}

const REMEMBERED_MS = days(1);
const ISSUER = 'site';

/** Every cookie of ours: not readable by scripts, not sent by other sites' forms. */
const base = { path: '/', httpOnly: true, sameSite: 'lax' as const };
const sessionCookie = createCookie('session', base);

let key: Uint8Array | undefined;
function secretKey(): Uint8Array {
  key ??= createHash('sha256').update(env().SESSION_SECRET).digest();
  return key;
}

/** The session of a Cookie header; null for none, for a forged one and for one that is over. */
export async function readSession(cookieHeader: string | null): Promise<MemberSession | null> {
  const sealed: unknown = await sessionCookie.parse(cookieHeader).catch(() => null);
  if (typeof sealed !== 'string') return null;
  try {
    const { payload } = await jwtDecrypt<{ member: MemberSession }>(sealed, secretKey(), { issuer: ISSUER });
    return payload.member;
  } catch {
    return null;
  }
}

/** The Set-Cookie header that opens a session; each sign-in makes a new one. `isSecure` for https. */
export async function writeSession(member: MemberSession, isSecure: boolean): Promise<string> {
  const sealed = await new EncryptJWT({ member })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() + REMEMBERED_MS))
    .encrypt(secretKey());
  const maxAge = member.isRemembered ? REMEMBERED_MS / seconds(1) : undefined;
  return sessionCookie.serialize(sealed, { secure: isSecure, maxAge });
}

/** The Set-Cookie header that ends the session in the browser. */
export function clearSession(): Promise<string> {
  return sessionCookie.serialize('', { maxAge: 0 });
}
