import type { FormAnswer } from '~/ui/schema-form.ts';
import type { ProofAnswer } from './action.server.ts';

export type DepositAnswer = (FormAnswer & ProofAnswer) | undefined;

/** The responses to forms that were sent without JavaScript, by `?form=`. */
export type DepositAnswers = Record<string, DepositAnswer>;
