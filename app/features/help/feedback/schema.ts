import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { cleanText } from '../../../../openapi/rules/cleaning.ts';
import { FEEDBACK_LENGTH } from '../help.constants.ts';

export const CATEGORIES = ['MONEY', 'BONUS', 'GAME', 'ACCOUNT', 'SITE', 'OTHER'] as const;

const TAG = /<[A-Za-z/!?]/;

export function feedbackSchema(t: TranslateAny) {
  const length = t('help', 'feedback.errors.length');
  return z.object({
    category: z.enum(CATEGORIES, t('help', 'feedback.errors.category')),
    text: z.string(length).check(
      z.overwrite(cleanText),
      z.minLength(FEEDBACK_LENGTH.least, length),
      z.maxLength(FEEDBACK_LENGTH.most, length),
      z.refine((text) => !TAG.test(text), { error: t('help', 'feedback.errors.markup') }),
    ),
    contact: z.optional(z.email(t('help', 'feedback.errors.contact')).check(z.maxLength(100))),
  });
}
