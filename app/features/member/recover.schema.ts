import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import {
  codeSchema,
  dialingCodeSchema,
  type FieldRule,
  mobileSchema,
  newPasswordSchema,
  required,
} from './field-rules.ts';

/** A new password by phone (specification, section 5). */
export const phoneRecoverySchema = (t: TranslateAny, rules: { mobileNum: FieldRule; password: FieldRule }) =>
  z.object({
    countryDialingCode: dialingCodeSchema,
    mobileNum: mobileSchema(t, { ...rules.mobileNum, required: true }),
    verificationCode: codeSchema(t),
    newPassword: newPasswordSchema(t, rules.password),
  });

/** A new password by mail; the address itself is the gateway's to judge. */
export const emailRecoverySchema = (t: TranslateAny) =>
  z.object({
    username: required(t('session', 'errors.username'), 60),
    email: required(t('member', 'errors.required'), 200),
  });

/** A change of the password; the old one is asked for where it is not known. */
export function passwordSchema(t: TranslateAny, rule: FieldRule, needsOld: boolean) {
  const oldMissing = t('member', 'errors.oldPassword');
  const old = z.string(oldMissing).check(z.minLength(1, oldMissing), z.maxLength(200, oldMissing));
  const schema = z.object({
    oldPassword: needsOld ? old : z.optional(z.string()),
    newPassword: newPasswordSchema(t, rule),
    confirmNewPassword: z.string(t('member', 'errors.required')).check(z.minLength(1, t('member', 'errors.required'))),
  });
  return schema.check(
    z.refine(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
      error: t('member', 'errors.mismatch'),
      path: ['confirmNewPassword'],
    }),
    z.refine(({ oldPassword, newPassword }) => !oldPassword || oldPassword !== newPassword, {
      error: t('member', 'errors.samePassword'),
      path: ['newPassword'],
    }),
  );
}
