import { redirect } from '@remix-run/node';
import type { ModuleId } from '~/brand/modules.ts';
import type { PageAccess } from '~/config/pages.ts';
import { isLimited, paths } from '~/config/paths.ts';
import type { MemberSession } from '~/session/cookie.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { forbidden, notFound } from './page-failure.server.ts';
import type { Site } from './site.server.ts';
import { loginFor } from './with-site.server.ts';

/** Allows a forced password change. Throws a redirect to the login, which returns here. */
export function requireSession({ member, url }: Site): MemberSession {
  if (!member) throw redirect(loginFor(url));
  return member;
}

/** Throws as `requireSession`, and a redirect to a forced password change. */
export function requireMember(site: Site): MemberSession {
  const member = requireSession(site);
  if (member.mustChange) throw redirect(paths.password());
  return member;
}

/** Throws as `requireMember`; a trial account gets a warning on the home page. */
export function requireRealAccount(site: Site): MemberSession {
  refuseTrial(requireSession(site));
  return requireMember(site);
}

/** Throws a redirect to the warning. */
export function refuseTrial({ type }: MemberSession): void {
  if (isTrialType(type)) throw redirect(paths.modal(paths.home(), 'realAccount'));
}

/** Returns false for visitors, during a break, and for trial accounts, whose money counts nowhere. */
export const isOffered = (member: MemberSession | null): member is MemberSession =>
  member !== null && !isLimited(member) && !member.mustChange && !isTrialType(member.type);

/** Throws as `requireRealAccount`, 403 for a member, and 404 where the brand has no agents. */
export function requireAgent(site: Site): MemberSession {
  requireModule(site, 'AGENT3');
  const member = requireRealAccount(site);
  if (isAgentType(member.type)) return member;
  throw forbidden(site, site.t('member', 'errors.notAgent'));
}

/** Throws 404 when the brand lacks the module. */
export function requireModule(site: Site, modId: ModuleId): void {
  if (!site.modules.has(modId)) throw notFound(site);
}

/** Throws as the guard of the page's account, and 404 without its module. */
export function requireAccess(site: Site, { account, module }: PageAccess): void {
  if (account === 'agent') requireAgent(site);
  else requireRealAccount(site);
  if (module) requireModule(site, module);
}
