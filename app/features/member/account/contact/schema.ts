import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { dialingCodeSchema, type FieldRule, fieldSchema, mobileSchema, required } from '~/parts/fields/field-rules.ts';
import type { OwnerProof } from './contact.types.ts';

interface Rules {
  rule: FieldRule;
  proof: OwnerProof;
}

const codeSchema = (t: TranslateAny) => required(t('verification', 'errors.memberCode'), 10);

/** What proves that the account is the member's, and the code of the new contact. */
function proofFields(t: TranslateAny, proof: OwnerProof) {
  const missing = t('member', 'account.contact.passwordMissing');
  return {
    verificationCode: codeSchema(t),
    password:
      proof === 'password'
        ? z.string(missing).check(z.minLength(1, missing), z.maxLength(200, missing))
        : z.optional(z.string()),
    ownerCode: proof === 'sms' || proof === 'mail' ? codeSchema(t) : z.optional(z.string()),
  };
}

export function emailSchema(t: TranslateAny, { rule, proof }: Rules) {
  const messages = { missing: t('verification', 'email.required'), broken: t('verification', 'email.invalid') };
  return z.object({ email: fieldSchema({ ...rule, required: true }, messages), ...proofFields(t, proof) });
}

export const mobileSchemaOf = (t: TranslateAny, { rule, proof }: Rules) =>
  z.object({
    countryDialingCode: dialingCodeSchema,
    mobileNum: mobileSchema(t, { ...rule, required: true }),
    ...proofFields(t, proof),
  });
