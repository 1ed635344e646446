import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { answerSchema } from '../answers/schema.ts';
import { secretSchema } from '../payment/schema.ts';

/** Null for an account with neither password. */
export type QuestionsProof = 'paymentPassword' | 'password' | null;

export function questionsSchema(t: TranslateAny, proof: QuestionsProof) {
  const answer = answerSchema(t);
  const question = z.string().check(z.regex(/^[1-9]\d{0,2}$/, t('member', 'errors.required')));
  const none = z.optional(z.string());
  return z
    .object({
      question1: question,
      question2: question,
      question3: question,
      answer1: answer,
      answer2: answer,
      answer3: answer,
      paymentPassword: proof === 'paymentPassword' ? secretSchema(t('account', 'means.payment.enter')) : none,
      password: proof === 'password' ? secretSchema(t('account', 'contact.passwordMissing')) : none,
    })
    .check(
      z.refine(({ question1, question2, question3 }) => new Set([question1, question2, question3]).size === 3, {
        error: t('account', 'means.questions.repeated'),
        path: ['question3'],
      }),
    );
}
