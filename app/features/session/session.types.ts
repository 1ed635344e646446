import type { TabLink } from '~/ui/tab-links.tsx';

export type LoginField = 'username' | 'password' | 'captcha';

/** Keys of `session.failures`: refusals in our own words. */
export const LOGIN_FAILURES = [
  'wrongCredentials',
  'captchaWrong',
  'captchaRequired',
  'unavailable',
  'tooMany',
] as const;
export type LoginFailureKey = (typeof LOGIN_FAILURES)[number];

/** What `POST /login` answers when it cannot sign the visitor in. */
export interface LoginFailure {
  /** Keys of `session.errors`. */
  errors: Partial<Record<LoginField, LoginField>>;
  /** A key of `session.failures`, or a sentence in the reader's language. */
  message?: LoginFailureKey | (string & {});
  /** What was typed, less the secrets. */
  values: { username: string; remember: boolean };
  needsCaptcha: boolean;
  /** Grows with each failure (a clock does), so that a new picture is fetched. */
  captchaVersion: number;
  requestId?: string;
}

export interface LoginVendorView {
  code: string;
  name: string;
  logoOnLight: string;
  logoOnDark: string;
  /** `/rng?vassalage=CODE` for slots, `/login` for the others. */
  path: string;
  /** Opens in a window of LOGIN_WINDOW's size. */
  isNewWindow: boolean;
}

/** The game menu over the log-in page: Hot and a tab for each category, and the vendors of the open one. */
export interface LoginMenuView {
  tabs: Omit<TabLink, 'icon'>[];
  vendors: LoginVendorView[];
}

export interface LoginPageView {
  brandName: string;
  menu: LoginMenuView;
  canPlayFree: boolean;
  /** Where the visitor goes once signed in. */
  redirectTo: string;
}
