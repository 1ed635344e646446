import { paths } from '~/config/paths.ts';
import { readSignIn } from '~/features/session/sign-in.server.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { refuseTrial, requireSession } from '~/request/guards.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { fullName, type MemberSession, storedPasswordCookie } from '~/session/cookie.server.ts';

/** The page of the same name has the form. */
export const passwordPanel = {
  access: ({ url }) => url.pathname !== paths.password(),
  read: readPassword,
} satisfies PanelReader<unknown>;
export type PasswordView = ViewOf<typeof passwordPanel>;

/** Allows a forced password change. Throws as `requireSession` and `refuseTrial`. */
export function requirePasswordOwner(site: Site): MemberSession {
  const member = requireSession(site);
  refuseTrial(member);
  return member;
}

/** Typed at the login before a forced change (specification, section 5). */
export async function readStoredPassword({ request, member }: Site): Promise<string | null> {
  const stored = await storedPasswordCookie.read(request.headers.get('Cookie'));
  return stored && member && stored.username === fullName(member) ? stored.password : null;
}

export async function readPassword(site: Site) {
  const { mustChange = null, ...member } = requirePasswordOwner(site);
  const [stored, rule, signIn, { hasPassword }] = await Promise.all([
    readStoredPassword(site),
    readRule(site, 'password'),
    readSignIn(site),
    site.api.call('getMemberInfo'),
  ]);
  return { username: fullName(member), mustChange, needsOld: hasPassword && stored === null, rule, signIn };
}
