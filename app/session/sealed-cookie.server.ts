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
  /** Only over https. */
  isSecure: boolean;
  /** Gone when the browser is closed, however long its content is good. */
  isForVisit?: boolean;
}

/**
 * A cookie whose content nobody but this site can read or make, which scripts do not see and other sites' forms do not send. It
 * cannot be taken for a sealed cookie of another name.
 */
export function sealedCookie<Content>(name: string, lifeMs: number) {
  // With the prefix browsers take it over https alone, for this host alone. The offline stack has no https.
  const cookie = () => createCookie(isHttpsSite() ? `__Host-${name}` : name, COOKIE);
  return {
    /** The content in a Cookie header; null for none, for a forged one and for one that is over. */
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
    /** The Set-Cookie header that writes it. */
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
    /** The Set-Cookie header that removes it. */
    clear: (): Promise<string> => cookie().serialize('', { maxAge: 0, secure: isHttpsSite() }),
  };
}
