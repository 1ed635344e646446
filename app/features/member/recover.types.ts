import type { CountryView, SignInView } from '~/features/session/session.types.ts';
import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { FieldRule } from './field-rules.ts';

export type RecoverMethod = 'mobileNum' | 'email';

/** A link to somebody who can help. */
export interface ContactView {
  kind: 'site' | 'email' | 'telegram' | 'facebook' | 'telegramSecond';
  /** The address as it is shown. */
  text: string;
  href: string;
}

export interface RecoverView {
  brandName: string;
  logoOnLight: string;
  logoOnDark: string;
  /** None, where customer service has to help. */
  methods: RecoverMethod[];
  method: RecoverMethod;
  countries: CountryView[];
  signIn: SignInView;
  rules: { mobileNum: FieldRule; password: FieldRule };
  contacts: ContactView[];
}

/** What `POST /forget` answers when nothing was sent or set. */
export interface RecoverAnswer extends FormAnswer {
  method: RecoverMethod;
  code?: CodeAnswer;
  requestId?: string;
}

export interface PasswordView {
  username: string;
  /** Why nothing goes on before. */
  mustChange: 'given' | 'expired' | null;
  /** Whether the old password is asked for. */
  needsOld: boolean;
  rule: FieldRule;
  signIn: SignInView;
}

/** What `POST /password` answers when nothing was changed. */
export interface PasswordAnswer extends FormAnswer {
  /** The session ended while the form was filled in: signing in again goes on with it. */
  hasSessionEnded?: boolean;
  requestId?: string;
}
