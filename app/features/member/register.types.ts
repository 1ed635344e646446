import type { CountryView, SignInView } from '~/features/session/session.types.ts';
import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { RegisterFields } from './register.schema.ts';

export type RegisterMethod = 'username' | 'mobile';

export interface RegisterView extends RegisterFields {
  methods: RegisterMethod[];
  method: RegisterMethod;
  countries: CountryView[];
  signIn: SignInView;
  /** Codes that the address brought; their fields are not shown. */
  given: { affiliateCode: string; referralCode: string };
  redirectTo: string;
}

/** What `POST /register` answers when there is no new member yet. */
export interface RegisterAnswer extends FormAnswer {
  method: RegisterMethod;
  code?: CodeAnswer;
  /** A sentence for the warning dialog (specification, section 8). */
  warning?: string;
  /** The code of the address was no good: its field is shown. */
  isAffiliateShown?: boolean;
  /** Grows with each failure, so that a new picture is fetched. */
  captchaVersion: number;
  requestId?: string;
}
