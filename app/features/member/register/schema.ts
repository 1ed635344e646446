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
} from '~/parts/fields/field-rules.ts';

/** The fields in the order of the form, by the names that the API gives them; the mobile number and its code stand after the first. */
export const FIELD_ORDER = [
  ...(['username', 'password', 'confirmPassword', 'email', 'payeeName', 'paymentPassword', 'qqNum', 'line'] as const),
  ...(['whatsapp', 'facebook', 'wechat', 'idNumber', 'recommenderId', 'affiliateCode', 'referralCode'] as const),
  'captcha',
] as const;
type OrderedName = (typeof FIELD_ORDER)[number];
export type RegisterName = OrderedName | 'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'terms';

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
  /** How old members of the brand are, in years. */
  minimumAge: number;
}

export const SECRET_FIELDS = ['password', 'confirmPassword', 'paymentPassword'] as const;

/** The registration by the brand's rules (specification, section 5), which leave some of the fields out. */
export function registerSchema({ fields, mobile, needsCode, minimumAge }: RegisterFields, t: TranslateAny) {
  const missing = t('member', 'errors.required');
  const shape = {} as Record<RegisterName, z.ZodMiniType<string | undefined, string | undefined>>;
  for (const { name, rule } of fields) {
    const isPassword = name === 'password' || name === 'confirmPassword';
    const broken = isPassword ? fillRange(t('member', 'errors.newPassword'), rule) : patternMessage(t, rule);
    const isSecret = (SECRET_FIELDS as readonly string[]).includes(name);
    shape[name as RegisterName] = fieldSchema(rule, { missing, broken }, isSecret);
  }
  if (mobile) {
    shape.mobileNum = mobileSchema(t, { ...mobile.rule, required: mobile.isRequired });
    shape.countryDialingCode = dialingCodeSchema;
  }
  const isTermsOk = (value: unknown) => value === 'on';
  // A box that is not ticked is not in the form at all: a literal that fails would keep the whole form's rules from being looked at.
  shape.terms = z._default(z.string(), '').check(z.refine(isTermsOk, t('member', 'errors.terms', { age: minimumAge })));
  if (needsCode) shape.verificationCode = mobile?.isRequired ? codeSchema(t) : z.optional(z.string());
  const isRepeated = (form: Partial<Record<RegisterName, string>>) =>
    !('confirmPassword' in shape) || (form.password ?? '') === (form.confirmPassword ?? '');
  const hasCode = (form: Partial<Record<RegisterName, string>>) =>
    !needsCode || !form.mobileNum || Boolean(form.verificationCode);
  return z
    .object(shape)
    .check(
      z.refine(isRepeated, { error: t('member', 'errors.mismatch'), path: ['confirmPassword'] }),
      z.refine(hasCode, { error: t('verification', 'errors.code'), path: ['verificationCode'] }),
    );
}
