import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { sixDigits } from '~/parts/fields/field-rules.ts';

const contractSchema = z.object({ contractId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });
export const answerSchema = z.extend(contractSchema, { answer: z.enum(['accept', 'reject']) });
export const changeSchema = z.extend(contractSchema, { change: z.enum(['withdraw', 'end']) });
export const templateSchema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(40)) });

export const paySchema = (t: TranslateAny) => {
  const password = t('wallet', 'withdraw.errors.password');
  return z.object({ paymentPassword: sixDigits(password) });
};
