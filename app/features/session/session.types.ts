import type { CodeAnswer, CodeServices, CountryView } from '~/features/verification/verification.types.ts';
import type { FieldRule } from '~/parts/fields/field-rules.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { TabLink } from '~/ui/tab-links.tsx';

export type LoginMethod = 'username' | 'sms';
export type SocialProvider = 'google' | 'facebook';

/** What a log-in is answered besides its faults. */
export interface LoginExtra {
  method: LoginMethod;
  needsCaptcha?: boolean;
  /** Grows with each failure (a clock does), so that a new picture is fetched. */
  captchaVersion?: number;
  /** Where the visitor was going: the address of the page that shows the answer no longer says it. */
  redirectTo: string;
  /** What asking for a code came to. */
  code?: CodeAnswer;
  /** The same member is back after a session that ended in the middle of a form: nothing else changes. */
  isBack?: boolean;
}
export type LoginAnswer = FormAnswer & LoginExtra;

/** The ways in that a brand has, and what their forms need. */
export interface SignInView extends CodeServices {
  methods: LoginMethod[];
  social: SocialProvider[];
  canPlayFree: boolean;
  canRegister: boolean;
  canRecover: boolean;
  /** Who signed in here last and wants to be remembered. */
  rememberedName: string;
  /** Of the brand's country, without the plus. */
  countryDialingCode: string;
  mobileRule: FieldRule;
}

/** A country in the list of dialling codes. */
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
  tabs: Omit<TabLink, 'icon' | 'path'>[];
  vendors: LoginVendorView[];
}

export interface LoginPageView {
  brandName: string;
  /** Where the game that the visitor was going to is tried with play money; null for another page. */
  trialPath: string | null;
  menu: LoginMenuView;
  signIn: SignInView;
  method: LoginMethod;
  /** The list of dialling codes; empty where the form has none. */
  countries: CountryView[];
  /** Where the visitor goes once signed in. */
  redirectTo: string;
}
