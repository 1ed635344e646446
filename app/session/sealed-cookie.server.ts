import { createHash } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { seconds } from '~/config/durations.ts';
import { env, isHttpsSite } from '~/config/env.server.ts';

const ISSUER = 'site';
const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

let key: Uint8Array | undefined;
function secretKey(): Uint8Array {
  key ??= createHash('sha256').update(env().SESSION_SECRET).digest();
  return key;
}

interface WriteOptions {
  isSecure: boolean;
  /** Whatever the content's life. */
  isForVisit?: boolean;
}

/** Encrypted, HttpOnly, SameSite. The audience is the name: another cookie's content is invalid. */
export function sealedCookie<Content>(name: string, lifeMs: number) {
  // Browsers accept the prefix over https and for this host only. The offline stack has no https.
  const cookie = () => createCookie(isHttpsSite() ? `__Host-${name}` : name, COOKIE);
  return {
    /** Returns null when missing, forged or expired. */
    async read(cookieHeader: string | null): Promise<Content | null> {
      const sealed: unknown = await cookie()
        .parse(cookieHeader)
        .catch(() => null);
      if (typeof sealed !== 'string') return null;
      try {
        const opened = await jwtDecrypt<{ content: Content }>(sealed, secretKey(), { issuer: ISSUER, audience: name });
        return opened.payload.content;
      } catch {
        return null;
      }
    },
    async write(content: Content, { isSecure, isForVisit = false }: WriteOptions): Promise<string> {
      const sealed = await new EncryptJWT({ content } as JWTPayload)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuer(ISSUER)
        .setAudience(name)
        .setIssuedAt()
        .setExpirationTime(new Date(Date.now() + lifeMs))
        .encrypt(secretKey());
      return cookie().serialize(sealed, {
        secure: isSecure || isHttpsSite(),
        maxAge: isForVisit ? undefined : lifeMs / seconds(1),
      });
    },
    clear: (): Promise<string> => cookie().serialize('', { maxAge: 0, secure: isHttpsSite() }),
  };
}
