import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { type FieldRule, fieldSchema, fillRange, patternMessage, sixDigits } from '~/parts/fields/field-rules.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import type { RateField } from './rates.server.ts';

type TextSchema = z.ZodMiniType<string, string | undefined>;
export type RateName = RateField['name'];

const NICKNAME_LENGTH = 60;
/** An invitation ends then; '' has no end. */
export const VALID_DAYS = ['', '7', '30', '90', '365'] as const;
const NEW_TYPES = ['0', '2'] as const;

/** Type of the account that is made, and a rate of each product. */
function newAccountFields(rates: readonly RateField[], t: TranslateAny) {
  const rateFields = {} as Record<RateName, TextSchema>;
  for (const { name, options, least, most } of rates) {
    const message = t('register', 'errors.rate', { least, most });
    const isOffered = (typed: string) => options.some(({ value }) => value === typed);
    rateFields[name] = z.string(message).check(z.refine(isOffered, message));
  }
  return { type: z.enum(NEW_TYPES, t('register', 'errors.type')), ...rateFields };
}

export interface AccountRules {
  username: FieldRule;
  password: FieldRule;
}

export function accountSchema({ username, password }: AccountRules, rates: readonly RateField[], t: TranslateAny) {
  const missing = t('member', 'errors.required');
  const payment = t('wallet', 'withdraw.errors.password');
  const brokenPassword = fillRange(t('member', 'errors.newPassword'), password);
  return z.object({
    username: fieldSchema({ ...username, required: true }, { missing, broken: patternMessage(t, username) }),
    password: fieldSchema({ ...password, required: true }, { missing, broken: brokenPassword }, true),
    nickname: z.optional(
      z.string().check(
        z.overwrite(cleanLine),
        z.refine((typed) => [...typed].length <= NICKNAME_LENGTH, t('register', 'errors.nickname')),
      ),
    ),
    ...newAccountFields(rates, t),
    paymentPassword: sixDigits(payment),
  });
}

export const linkSchema = (domains: readonly string[], rates: readonly RateField[], t: TranslateAny) =>
  z.object({
    ...newAccountFields(rates, t),
    days: z._default(z.enum(VALID_DAYS), ''),
    showsInviter: z.optional(z.string()),
    domain: z.string().check(z.refine((typed) => domains.includes(typed), t('register', 'errors.domain'))),
  });

export const manageSchema = z.object({
  code: z.string().check(z.regex(/^\w{1,40}$/)),
  intent: z.enum(['pause', 'resume', 'show', 'hide', 'end']),
});
