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

/** Specification, section 5. */
export const phoneRecoverySchema = (t: TranslateAny, rules: { mobileNum: FieldRule; password: FieldRule }) =>
  z.object({
    countryDialingCode: dialingCodeSchema(t),
    mobileNum: mobileSchema(t, { ...rules.mobileNum, required: true }),
    verificationCode: codeSchema(t),
    newPassword: newPasswordSchema(t, rules.password),
  });

/** The gateway validates the address. */
export const emailRecoverySchema = (t: TranslateAny) =>
  z.object({
    username: required(t('session', 'errors.username'), 60),
    email: required(t('member', 'errors.required'), 200),
  });
