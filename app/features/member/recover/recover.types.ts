import type { CountryView, SignInView } from '~/features/session/session.types.ts';
import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { FieldRule } from '../field-rules.ts';

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
