import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import {
  codeSchema,
  dialingCodeSchema,
  type FieldRule,
  fieldSchema,
  fillRange,
  mobileSchema,
  patternMessage,
} from '../field-rules.ts';

/** A field of the registration by the name that the API gives it. */
export interface RegisterField {
  name: string;
  rule: FieldRule;
}

/** What a registration asks for; the same in the browser and on the server. */
export interface RegisterFields {
  fields: RegisterField[];
  /** Whether the mobile number is asked for, and must be there. */
  mobile: { rule: FieldRule; isRequired: boolean } | null;
  /** Whether the number is proved by a code. */
  needsCode: boolean;
}

/** Codes that an address can bring. */
export const GIVEN_CODES = ['affiliateCode', 'referralCode'] as const;
export type GivenCode = (typeof GIVEN_CODES)[number];

export const SECRET_FIELDS: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

/** The registration by the brand's rules (specification, section 5). */
export function registerSchema({ fields, mobile, needsCode }: RegisterFields, t: TranslateAny) {
  const missing = t('member', 'errors.required');
  const shape: Record<string, z.ZodMiniType> = {};
  for (const { name, rule } of fields) {
    const isPassword = name === 'password' || name === 'confirmPassword';
    const broken = isPassword ? fillRange(t('member', 'errors.newPassword'), rule) : patternMessage(t, rule);
    shape[name] = fieldSchema(rule, { missing, broken }, SECRET_FIELDS.includes(name));
  }
  if (mobile) {
    shape.mobileNum = mobileSchema(t, { ...mobile.rule, required: mobile.isRequired });
    shape.countryDialingCode = dialingCodeSchema;
  }
  const isTermsOk = (value: unknown) => value === 'on';
  // A box that is not ticked is not in the form at all: a literal that fails would keep the whole form's rules from being looked at.
  shape.terms = z._default(z.string(), '').check(z.refine(isTermsOk, t('member', 'errors.terms')));
  if (needsCode) shape.verificationCode = mobile?.isRequired ? codeSchema(t) : z.optional(z.string());
  const isRepeated = (form: Record<string, unknown>) =>
    !('confirmPassword' in shape) || (form.password ?? '') === (form.confirmPassword ?? '');
  const hasCode = (form: Record<string, unknown>) => !needsCode || !form.mobileNum || Boolean(form.verificationCode);
  return z
    .object(shape)
    .check(
      z.refine(isRepeated, { error: t('member', 'errors.mismatch'), path: ['confirmPassword'] }),
      z.refine(hasCode, { error: t('verification', 'errors.code'), path: ['verificationCode'] }),
    );
}
