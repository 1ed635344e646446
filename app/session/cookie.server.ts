import { days, minutes } from '~/config/durations.ts';
import { sealedCookie } from './sealed-cookie.server.ts';

/** What the site knows of a signed-in visitor: the specification's session-storage values. */
export interface MemberSession {
  token: string;
  username: string;
  /** `isAgent`: 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  /** Kept for a day after the browser is closed. */
  isRemembered: boolean;
  /** Why nothing goes on before the password is changed: it is the one that accounts are given, or too old. */
  mustChange?: 'given' | 'expired';
  /** Takes a time-out or has excluded themselves: every page leads to that of responsible play, as long as the API says so. */
  isOnBreak?: boolean;
}

const sessionCookie = sealedCookie<MemberSession>('session', days(1));

export const readSession = sessionCookie.read;

/** The Set-Cookie header that opens a session; each sign-in makes a new one. */
export const writeSession = (member: MemberSession, isSecure: boolean): Promise<string> =>
  sessionCookie.write(member, { isSecure, isForVisit: !member.isRemembered });

/** The Set-Cookie header that ends the session in the browser. */
export const clearSession = sessionCookie.clear;

/** Who signed in last and wants to be remembered for a day (specification, section 9). */
export const rememberedCookie = sealedCookie<{ username: string }>('remembered', days(1));

/**
 * The password that was just typed, while it has to be changed: the form does not ask for it again (specification, section 5, "old
 * password required only when the stored password is absent").
 */
export const storedPasswordCookie = sealedCookie<{ username: string; password: string }>('stored', minutes(10));

/** A number that the third party's phone sign-in is proving. */
export const phoneAuthCookie = sealedCookie<{
  sessionInfo: string;
  phoneNumber: string;
  /** Once the code was right: a registration that fails for another reason needs no other one. */
  proved?: { code: string; idToken: string };
}>('phone-auth', minutes(10));

/** A sign-in that is under way at an identity provider. */
export const socialCookie = sealedCookie<{
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  redirectTo: string;
}>('social', minutes(10));
