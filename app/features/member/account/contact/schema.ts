import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { dialingCodeSchema, type FieldRule, fieldSchema, mobileSchema, required } from '~/parts/fields/field-rules.ts';
import { cleanNumber } from '../../../../../openapi/rules/cleaning.ts';
import { answerSchema } from '../answers/schema.ts';
import { paymentPasswordSchema, secretSchema } from '../payment/schema.ts';
import type { OwnerProof } from './contact.types.ts';

interface Rules {
  rule: FieldRule;
  proof: OwnerProof;
}

const codeSchema = (t: TranslateAny) => required(t('verification', 'errors.memberCode'), 10, cleanNumber);

function proofFields(t: TranslateAny, proof: OwnerProof) {
  const none = z.optional(z.string());
  const answer = proof === 'questions' ? answerSchema(t) : none;
  return {
    verificationCode: codeSchema(t),
    password: proof === 'password' ? secretSchema(t('account', 'contact.passwordMissing')) : none,
    paymentPassword: proof === 'paymentPassword' ? paymentPasswordSchema(t) : none,
    ownerCode: proof === 'sms' || proof === 'mail' ? codeSchema(t) : none,
    answer1: answer,
    answer2: answer,
    answer3: answer,
  };
}

export function emailSchema(t: TranslateAny, { rule, proof }: Rules) {
  const messages = { missing: t('verification', 'email.required'), broken: t('verification', 'email.invalid') };
  return z.object({ email: fieldSchema({ ...rule, required: true }, messages), ...proofFields(t, proof) });
}

export const buildMobileSchema = (t: TranslateAny, { rule, proof }: Rules) =>
  z.object({
    countryDialingCode: dialingCodeSchema(t),
    mobileNum: mobileSchema(t, { ...rule, required: true }),
    ...proofFields(t, proof),
  });
