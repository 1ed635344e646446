import { createHash } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { decodeProtectedHeader, EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { seconds } from '~/config/durations.ts';
import { env, isHttpsSite } from '~/config/env.server.ts';

const ISSUER = 'site';
const ID_LENGTH = 8;
const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

interface Key {
  /** Says which secret sealed a cookie. */
  id: string;
  secret: Uint8Array;
}

let keys: readonly [Key, ...Key[]] | undefined;

/** Derived from SESSION_SECRET: the first seals, any opens. */
function readKeys() {
  const make = (text: string): Key => {
    const secret = createHash('sha256').update(text).digest();
    return { id: createHash('sha256').update(secret).digest('base64url').slice(0, ID_LENGTH), secret };
  };
  const [first, ...others] = env().SESSION_SECRET;
  keys ??= [make(first), ...others.map(make)];
  return keys;
}

/** Throws for what none of the keys opens. One without a key id is tried with all. */
async function open<Content>(sealed: string, audience: string) {
  const { kid } = decodeProtectedHeader(sealed);
  const tried = readKeys().filter(({ id }) => kid === undefined || id === kid);
  const openings = tried.map(({ secret }) =>
    jwtDecrypt<{ content: Content }>(sealed, secret, { issuer: ISSUER, audience }),
  );
  const { payload } = await Promise.any(openings);
  return payload;
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
  const readSealed = async (cookieHeader: string | null): Promise<string | null> => {
    const sealed: unknown = await cookie()
      .parse(cookieHeader)
      .catch(() => null);
    return typeof sealed === 'string' ? sealed : null;
  };
  const serialize = async (content: Content, endsAt: number, { isSecure, isForVisit = false }: WriteOptions) => {
    const [{ id, secret }] = readKeys();
    const sealed = await new EncryptJWT({ content } as JWTPayload)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
      .setIssuer(ISSUER)
      .setAudience(name)
      .setIssuedAt()
      .setExpirationTime(new Date(endsAt))
      .encrypt(secret);
    return cookie().serialize(sealed, {
      secure: isSecure || isHttpsSite(),
      maxAge: isForVisit ? undefined : Math.round((endsAt - Date.now()) / seconds(1)),
    });
  };
  return {
    /** Returns null when missing, forged or expired. */
    async read(cookieHeader: string | null): Promise<Content | null> {
      const sealed = await readSealed(cookieHeader);
      if (sealed === null) return null;
      return open<Content>(sealed, name).then(
        ({ content }) => content,
        () => null,
      );
    },
    write: (content: Content, options: WriteOptions) => serialize(content, Date.now() + lifeMs, options),
    /** With the first secret, until the same time. Returns null for one that has it, or cannot be read. */
    async renew(cookieHeader: string | null, options: (content: Content) => WriteOptions): Promise<string | null> {
      const sealed = await readSealed(cookieHeader);
      const payload =
        sealed === null || hasFirstKey(sealed) ? null : await open<Content>(sealed, name).catch(() => null);
      return payload && serialize(payload.content, seconds(payload.exp ?? 0), options(payload.content));
    },
    clear: (): Promise<string> => cookie().serialize('', { maxAge: 0, secure: isHttpsSite() }),
  };
}

/** Also for what is no sealed content. */
function hasFirstKey(sealed: string): boolean {
  try {
    return decodeProtectedHeader(sealed).kid === readKeys()[0].id;
  } catch {
    return true;
  }
}
