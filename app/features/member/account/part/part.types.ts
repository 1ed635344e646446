import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';

/** What the overview says of a part. */
export interface PartState {
  /** "lu***@mail.example"; what is missing is said by the part's own words. */
  text: string | null;
  /** Whether it makes the account safer; null where it is no matter of safety. */
  isSafe: boolean | null;
  /** Where it is changed, if not on this page. */
  path?: string;
}

/** The response to a part's form that was sent without JavaScript: what the form says, or what came of asking for its codes. */
export interface PartAnswer extends FormAnswer {
  code?: CodeAnswer;
  ownerCode?: CodeAnswer;
}

export type SafetyLevel = 'low' | 'fair' | 'high';
