import type { Handlers } from '../../http/handlers.ts';
import { signIn, signOut, startTrial } from './service.ts';

export const sessionOperations = {
  login: signIn,
  loginFreePlay: startTrial,
  logout: signOut,
  logoutByPost: signOut,
} satisfies Handlers<'login' | 'loginFreePlay' | 'logout' | 'logoutByPost'>;
