import type { CountryView, SignInView } from '~/features/session/session.types.ts';
import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { GivenCode, RegisterFields } from './schema.ts';

export type RegisterMethod = 'username' | 'mobile';

export interface RegisterView extends RegisterFields {
  methods: RegisterMethod[];
  method: RegisterMethod;
  countries: CountryView[];
  signIn: SignInView;
  /** Codes that the address brought. */
  given: Record<GivenCode, string>;
  /** Whose fields are shown: there is no code in the address, or none that could be one. */
  shownCodes: GivenCode[];
  redirectTo: string;
}

/** What `POST /register` answers when there is no new member yet. */
export interface RegisterAnswer extends FormAnswer {
  method: RegisterMethod;
  code?: CodeAnswer;
  /** A sentence for the warning dialog (specification, section 8). */
  warning?: string;
  /** The codes of the address that were no good: their fields are shown from now on. */
  shownCodes: GivenCode[];
  /** Grows with each failure, so that a new picture is fetched. */
  captchaVersion: number;
  requestId?: string;
}
