import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { codeSchema, dialingCodeSchema, type FieldRule, mobileSchema, required } from '~/parts/fields/field-rules.ts';
import { cleanLine, cleanNumber } from '../../../../openapi/rules/cleaning.ts';

/** Trims values (specification, section 5). */
export const loginSchema = (t: TranslateAny, needsCaptcha: boolean) =>
  z.object({
    username: required(t('session', 'errors.username'), 60),
    subAccount: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(60))),
    password: required(t('session', 'errors.password'), 200, (typed) => typed.trim()),
    captcha: needsCaptcha ? required(t('session', 'errors.captcha'), 10, cleanNumber) : z.optional(z.string()),
    remember: z.optional(z.string()),
  });

export const smsLoginSchema = (t: TranslateAny, mobileRule: FieldRule) =>
  z.object({
    countryDialingCode: dialingCodeSchema(t),
    mobileNum: mobileSchema(t, { ...mobileRule, required: true }),
    verificationCode: codeSchema(t),
  });
