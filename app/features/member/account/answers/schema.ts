import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { cleanLine } from '../../../../../openapi/rules/cleaning.ts';

export const ANSWERS = 3;

const MIN_ANSWER = 2;
export const MAX_ANSWER = 60;

export function answerSchema(t: TranslateAny) {
  const message = t('account', 'means.questions.answerRule');
  return z
    .string(message)
    .check(z.overwrite(cleanLine), z.minLength(MIN_ANSWER, message), z.maxLength(MAX_ANSWER, message));
}
