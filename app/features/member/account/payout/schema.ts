import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { type FieldRule, payeeNameSchema, required } from '~/parts/fields/field-rules.ts';
import { cleanNumber } from '../../../../../openapi/rules/cleaning.ts';
import { paymentPasswordSchema } from '../payment/schema.ts';

/** `needsName`: the member has no payee name. */
export function accountSchema(t: TranslateAny, nameRule: FieldRule, needsName: boolean) {
  const name = t('account', 'means.accounts.nameHint');
  return z.object({
    provider: required(t('account', 'means.accounts.chooseProvider'), 20),
    number: required(t('account', 'means.accounts.enterNumber'), 100, cleanNumber),
    payeeName: needsName
      ? payeeNameSchema({ ...nameRule, required: true }, { missing: name, broken: name })
      : z.optional(z.string()),
    paymentPassword: paymentPasswordSchema(t),
  });
}

export const removeSchema = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });
