import type { Handlers } from '../../http/handlers.ts';
import { finishFirstLogin, listHistory, touch } from './history.ts';
import { endOtherSessions, listSessions } from './open-sessions.ts';
import { signIn, signOut, startTrial } from './service.ts';
import { signInByPhoneAuth, signInSocially } from './third-party.ts';

export const sessionOperations = {
  login: signIn,
  loginFreePlay: startTrial,
  loginSocial: signInSocially,
  loginPhoneAuth: signInByPhoneAuth,
  logout: signOut,
  logoutByPost: signOut,
  touchSession: touch,
  finishFirstLogin,
  listLoginHistory: listHistory,
  listSessions,
  endOtherSessions,
} satisfies Handlers<
  | 'login'
  | 'loginFreePlay'
  | 'loginSocial'
  | 'loginPhoneAuth'
  | 'logout'
  | 'logoutByPost'
  | 'touchSession'
  | 'finishFirstLogin'
  | 'listLoginHistory'
  | 'listSessions'
  | 'endOtherSessions'
>;
