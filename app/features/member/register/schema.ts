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
  payeeNameSchema,
} from '~/parts/fields/field-rules.ts';

/** In form order; the mobile number and its code follow the first. */
export const FIELD_ORDER = [
  'username',
  'password',
  'confirmPassword',
  'email',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;
type OrderedName = (typeof FIELD_ORDER)[number];
export type RegisterName = OrderedName | 'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'terms';

export interface RegisterField {
  name: string;
  rule: FieldRule;
}

export interface RegisterFields {
  fields: RegisterField[];
  /** Null when not asked for. */
  mobile: { rule: FieldRule; isRequired: boolean } | null;
  needsCode: boolean;
  minimumAge: number;
}

export const SECRET_FIELDS = ['password', 'confirmPassword', 'paymentPassword'] as const;

/** Specification, section 5. */
export function registerSchema({ fields, mobile, needsCode, minimumAge }: RegisterFields, t: TranslateAny) {
  const missing = t('member', 'errors.required');
  const shape = {} as Record<RegisterName, z.ZodMiniType<string | undefined, string | undefined>>;
  for (const { name, rule } of fields) {
    const isPassword = name === 'password' || name === 'confirmPassword';
    const broken = isPassword ? fillRange(t('member', 'errors.newPassword'), rule) : patternMessage(t, rule);
    const isSecret = (SECRET_FIELDS as readonly string[]).includes(name);
    shape[name as RegisterName] =
      name === 'payeeName'
        ? payeeNameSchema(rule, { missing, broken })
        : fieldSchema(rule, { missing, broken }, isSecret);
  }
  if (mobile) {
    shape.mobileNum = mobileSchema(t, { ...mobile.rule, required: mobile.isRequired });
    shape.countryDialingCode = dialingCodeSchema(t);
  }
  const isTermsOk = (value: unknown) => value === 'on';
  // An unticked box is absent. A failing literal would skip the form's other rules.
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
