import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';

export interface PartState {
  /** "lu***@mail.example"; null when missing. */
  text: string | null;
  /** Null when irrelevant to safety. */
  isSafe: boolean | null;
  /** Page of the change, unless this one. */
  path?: string;
}

/** Also the result of a code request. */
export interface PartAnswer extends FormAnswer {
  code?: CodeAnswer;
  ownerCode?: CodeAnswer;
}

export type SafetyLevel = 'low' | 'fair' | 'high';
