import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { type FieldRule, fieldSchema, patternMessage, required } from '~/parts/fields/field-rules.ts';
import { cleanNumber } from '../../../../../openapi/rules/cleaning.ts';
import { answerSchema } from '../answers/schema.ts';
import type { PaymentWay } from './payment.types.ts';

/** Does not trim the secret. */
export const secretSchema = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(200, missing));

export const paymentPasswordSchema = (t: TranslateAny) => secretSchema(t('account', 'means.payment.enter'));

interface Asked {
  way: PaymentWay;
  rule: FieldRule;
  /** The first payment password needs the login password. */
  needsPassword: boolean;
}

export function paymentSchema(t: TranslateAny, { way, rule, needsPassword }: Asked) {
  const none = z.optional(z.string());
  const message = patternMessage(t, rule);
  const answer = way === 'answer' ? answerSchema(t) : none;
  const repeat = t('member', 'errors.required');
  return z
    .object({
      password: way === 'set' && needsPassword ? secretSchema(t('account', 'contact.passwordMissing')) : none,
      oldPaymentPassword: way === 'change' ? paymentPasswordSchema(t) : none,
      verificationCode: way === 'reset' ? required(t('verification', 'errors.memberCode'), 10, cleanNumber) : none,
      answer1: answer,
      answer2: answer,
      answer3: answer,
      paymentPassword: fieldSchema({ ...rule, required: true }, { missing: message, broken: message }, true),
      confirmPaymentPassword: z.string(repeat).check(z.minLength(1, repeat)),
    })
    .check(
      z.refine(({ paymentPassword, confirmPaymentPassword }) => paymentPassword === confirmPaymentPassword, {
        error: t('member', 'errors.mismatch'),
        path: ['confirmPaymentPassword'],
      }),
      z.refine(
        ({ oldPaymentPassword, paymentPassword }) => !oldPaymentPassword || oldPaymentPassword !== paymentPassword,
        {
          error: t('account', 'means.payment.same'),
          path: ['paymentPassword'],
        },
      ),
    );
}
