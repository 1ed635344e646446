import type { CodeAnswer, CodeServices, CountryView } from '~/features/verification/verification.types.ts';
import type { FieldRule } from '~/parts/fields/field-rules.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { TabLink } from '~/ui/tab-links.tsx';

export type LoginMethod = 'username' | 'sms';
export type SocialProvider = 'google' | 'facebook';

export interface LoginExtra {
  method: LoginMethod;
  needsCaptcha?: boolean;
  /** A timestamp: each failure fetches a new picture. */
  captchaVersion?: number;
  /** The URL of the response no longer has it. */
  redirectTo: string;
  code?: CodeAnswer;
  /** A session ended during a form. */
  isBack?: boolean;
}
export type LoginAnswer = FormAnswer & LoginExtra;

export interface SignInView extends CodeServices {
  methods: LoginMethod[];
  social: SocialProvider[];
  canPlayFree: boolean;
  canRegister: boolean;
  /** Agents have sub-accounts. */
  hasAgents: boolean;
  canRecover: boolean;
  rememberedName: string;
  /** The brand's, without the plus. */
  countryDialingCode: string;
  mobileRule: FieldRule;
}

export interface LoginVendorView {
  code: string;
  name: string;
  logoOnLight: string;
  logoOnDark: string;
  /** `/rng?vassalage=CODE` for slots, else `/login`. */
  path: string;
  isNewWindow: boolean;
}

export interface LoginMenuView {
  tabs: Omit<TabLink, 'icon' | 'path'>[];
  vendors: LoginVendorView[];
}

export interface LoginPageView {
  brandName: string;
  /** Null unless the visitor wanted a game. */
  trialPath: string | null;
  menu: LoginMenuView;
  signIn: SignInView;
  method: LoginMethod;
  isForSubAccount: boolean;
  /** Empty when the form has no dialling code. */
  countries: CountryView[];
  redirectTo: string;
}
