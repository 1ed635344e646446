import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import {
  codeSchema,
  dialingCodeSchema,
  type FieldRule,
  mobileSchema,
  newPasswordSchema,
  required,
} from '~/parts/fields/field-rules.ts';

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
