import { days, minutes } from '~/config/durations.ts';
import { sealedCookie } from './sealed-cookie.server.ts';

export interface MemberSession {
  token: string;
  username: string;
  /** `isAgent`: 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  /** Name of the agent's sub-account that is signed in. */
  subAccount?: string;
  /** Persists for a day after the browser is closed. */
  isRemembered: boolean;
  /** An initial or expired password. */
  mustChange?: 'given' | 'expired';
  /** On a time-out or self-excluded: closed pages redirect to responsible play while the API reports a time-out or self-exclusion. */
  isOnBreak?: boolean;
}

const sessionCookie = sealedCookie<MemberSession>('session', days(1));

/** Formats "boss/anita". */
export const fullName = ({
  username,
  subAccount,
}: {
  username: string;
  subAccount?: string | null | undefined;
}): string => (subAccount ? `${username}/${subAccount}` : username);

export const readSession = sessionCookie.read;

export const writeSession = (member: MemberSession, isSecure: boolean): Promise<string> =>
  sessionCookie.write(member, { isSecure, isForVisit: !member.isRemembered });

/** After SESSION_SECRET was replaced: the cookie, sealed with the new one. Returns null when there is nothing to do. */
export const renewSession = (cookieHeader: string | null, isSecure: boolean): Promise<string | null> =>
  sessionCookie.renew(cookieHeader, ({ isRemembered }) => ({ isSecure, isForVisit: !isRemembered }));

export const clearSession = sessionCookie.clear;

/** For a day (specification, section 9). */
export const rememberedCookie = sealedCookie<{ username: string }>('remembered', days(1));

/**
 * Typed at the login before a forced change: the form does not ask for it (specification, section 5, "old password
 * required only when the stored password is absent").
 */
export const storedPasswordCookie = sealedCookie<{ username: string; password: string }>('stored', minutes(10));

export const phoneAuthCookie = sealedCookie<{
  sessionInfo: string;
  phoneNumber: string;
  /** A registration that fails otherwise reuses the token. */
  proved?: { code: string; idToken: string };
}>('phone-auth', minutes(10));

export const socialCookie = sealedCookie<{
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  redirectTo: string;
}>('social', minutes(10));
