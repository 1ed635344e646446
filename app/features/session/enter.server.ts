import { ApiFailure } from '~/api/failure.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import type { ToastKey } from '~/i18n/texts.types.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import {
  fullName,
  type MemberSession,
  rememberedCookie,
  storedPasswordCookie,
  writeSession,
} from '~/session/cookie.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { hasPutOff } from '~/session/put-off.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { FIRST_LOGIN } from './session.constants.ts';

/** Must be changed at once (specification, section 9). */
const GIVEN_PASSWORD = '{secret}';

export interface Entry {
  /** Only the login by username may force a password change. */
  password?: string;
  isRemembered?: boolean;
  toast?: ToastKey;
  /** Untrusted. */
  redirectTo?: unknown;
  cookies?: string[];
}

export async function enter(site: Site, session: Value<'login'>, entry: Entry): Promise<Response> {
  const { member, cookies } = await openSession(site, session, entry);
  const isFirst = session.firstTimeLogin || entry.toast === 'member.registered';
  const toast = entry.toast ?? (isFirst ? 'session.firstLogin' : 'session.signedIn');
  const to = findDestination(site, member, entry, isFirst);
  return redirectWithToast(to, { tone: 'success', key: toast }, [...cookies, ...(entry.cookies ?? [])]);
}

/**
 * A new cookie at each login prevents session fixation. Finishes the first login and stores a password that must
 * change.
 */
export async function openSession(site: Site, session: Value<'login'>, { password, isRemembered = false }: Entry) {
  await Promise.all([endEarlier(site), session.firstTimeLogin && finishFirstLogin(site, session.token)]);
  const { token, username, subAccount, customerType: type } = session;
  const member: MemberSession = { token, username, type, isRemembered, ...(subAccount !== null && { subAccount }) };
  const mustChange = passwordFault(site, session, password);
  if (mustChange) member.mustChange = mustChange;
  const { isSecure } = site;
  const cookies = [
    await writeSession(member, isSecure),
    isRemembered ? await rememberedCookie.write({ username }, { isSecure }) : await rememberedCookie.clear(),
  ];
  if (mustChange && password)
    cookies.push(await storedPasswordCookie.write({ username: fullName(member), password }, { isSecure }));
  return { member, cookies };
}

function passwordFault({ modules }: Site, { subAccount, passwordExpired }: Value<'login'>, password?: string) {
  if (password === undefined) return undefined;
  if (password === GIVEN_PASSWORD || (subAccount !== null && passwordExpired)) return 'given';
  return passwordExpired && modules.has('PWDEXPFORCECHANGE3') ? 'expired' : undefined;
}

/** At the API. */
async function endEarlier(site: Site): Promise<void> {
  if (site.member) await site.api.call('logout').catch(ignoreFailure);
}

/** A failed welcome does not fail the login. */
async function finishFirstLogin(site: Site, token: string): Promise<void> {
  await site.apiWith(token).call('finishFirstLogin').catch(ignoreFailure);
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof ApiFailure)) throw error;
}

/**
 * Agents go to their home instead of the site's. The after-login dialog opens over it (specification, section 4),
 * unless postponed until tomorrow; first steps always open.
 */
function findDestination(site: Site, member: MemberSession, { redirectTo }: Entry, isFirst: boolean): string {
  if (member.subAccount) return paths.agent();
  const wanted = safeRedirect(redirectTo);
  const isHome = wanted.replace(/#.*/, '') === paths.home();
  const path = isHome && isAgentType(member.type) && site.routes.isOn(paths.agentHome()) ? paths.agentHome() : wanted;
  if (member.mustChange) return path;
  if (isFirst) return paths.modal(path, 'afterLogin', FIRST_LOGIN);
  const isPutOff = !isTrialType(member.type) && hasPutOff(site.request.headers.get('Cookie'), member.username);
  return isPutOff ? path : paths.modal(path, 'afterLogin');
}
