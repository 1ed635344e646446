import type { FormAnswer } from '~/ui/schema-form.ts';

/** The responses to forms that were sent without JavaScript, by `?form=`. */
export type WithdrawAnswers = Record<string, FormAnswer | undefined>;
