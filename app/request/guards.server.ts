import { redirect } from '@remix-run/node';
import type { ModuleId } from '~/brand/modules.ts';
import { paths } from '~/config/paths.ts';
import type { MemberSession } from '~/session/cookie.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { forbidden, notFound } from './page-failure.server.ts';
import { loginFor, type Site } from './site.server.ts';

/** The signed-in visitor, whatever has to be done first. Throws the redirect to the log-in page, which leads back here. */
export function requireSession({ member, url }: Site): MemberSession {
  if (!member) throw redirect(loginFor(url));
  return member;
}

/** The signed-in member. Throws as `requireSession`; who has to change the password does that first. */
export function requireMember(site: Site): MemberSession {
  const member = requireSession(site);
  if (member.mustChange) throw redirect(paths.password());
  return member;
}

/** A member with a real account. Throws as `requireMember`; a trial account is warned on the home page. */
export function requireRealAccount(site: Site): MemberSession {
  refuseTrial(requireSession(site));
  return requireMember(site);
}

/** Throws the redirect to the warning that a real account is needed, for a trial account. */
export function refuseTrial({ type }: MemberSession): void {
  if (isTrialType(type)) throw redirect(paths.modal(paths.home(), 'realAccount'));
}

/** An agent. Throws as `requireRealAccount`, and 403 for a member. */
export function requireAgent(site: Site): MemberSession {
  const member = requireRealAccount(site);
  if (isAgentType(member.type)) return member;
  throw forbidden(site, site.t('member', 'errors.notAgent'));
}

/** Throws 404 where the brand has a module off: what it opens is not there. */
export function requireModule(site: Site, modId: ModuleId): void {
  if (!site.modules.has(modId)) throw notFound(site);
}
