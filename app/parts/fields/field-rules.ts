import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';

/** What a field must look like, as the brand's settings say (specification, section 3). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  patternId: number;
  minLength: number;
  maxLength: number;
  type: string;
}

/** What a refusal of the API says of a field. */
export interface FieldFault {
  field: string;
  reason: 'required' | 'pattern' | 'length' | 'mismatch' | 'unknown';
  patternId: number;
  minLength: number;
  maxLength: number;
}

type Range = Pick<FieldRule, 'minLength' | 'maxLength'>;

/** "2 - 15", and a single number where both are equal, in the place of "(min) - (max)". */
export function fillRange(text: string, { minLength, maxLength }: Range): string {
  if (minLength === maxLength) return text.replace('(min) - (max)', String(minLength));
  return text.replace('(min)', String(minLength)).replace('(max)', String(maxLength));
}

/** The message of a rule's pattern; `reg_pattern_0` where a gateway counts further than we know. */
export function patternMessage(t: TranslateAny, rule: Range & Pick<FieldRule, 'patternId'>): string {
  const known = rule.patternId >= 0 && rule.patternId <= 24 ? rule.patternId : 0;
  return fillRange(t('member', `patterns.reg_pattern_${known}` as 'patterns.reg_pattern_0'), rule);
}

/** A pattern from the settings; a lone `*` stands for anything, and so does one that is no regular expression. */
export function patternOf(acceptedPattern: string): RegExp {
  try {
    return new RegExp(acceptedPattern === '*' ? '.*' : acceptedPattern, 'u');
  } catch {
    return /.*/;
  }
}

interface Messages {
  /** Where the field is empty. */
  missing: string;
  /** Where it breaks its pattern or its length. */
  broken: string;
}

/** A field's schema by its rule. A secret is taken as it was typed, everything else without the spaces around it. */
export function fieldSchema(rule: FieldRule, { missing, broken }: Messages, isSecret = false) {
  const pattern = patternOf(rule.acceptedPattern);
  const isGood = (value: unknown) =>
    typeof value === 'string' &&
    (value === '' ||
      ([...value].length >= rule.minLength && [...value].length <= rule.maxLength && pattern.test(value)));
  const rules = z.refine(isGood, broken);
  const text = isSecret ? z.string(missing) : z.string(missing).check(z.trim());
  return rule.required ? text.check(z.minLength(1, missing), rules) : z.optional(text.check(rules));
}

/** A text that must be there. */
export const required = (missing: string, maxLength = 200) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, missing));

/** A mobile number by the brand's rule (specification, section 5). */
export const mobileSchema = (t: TranslateAny, rule: FieldRule) =>
  fieldSchema(rule, { missing: t('verification', 'mobile.required'), broken: t('verification', 'mobile.invalid') });

/** A new password that must be there, by the brand's rule. */
export function newPasswordSchema(t: TranslateAny, rule: FieldRule) {
  const message = fillRange(t('member', 'errors.newPassword'), rule);
  return fieldSchema({ ...rule, required: true }, { missing: message, broken: message }, true);
}

/** A code of a text message that must be there. */
export const codeSchema = (t: TranslateAny) => required(t('verification', 'errors.code'), 10);

export const dialingCodeSchema = z.string().check(z.regex(/^\d{1,4}$/));

/** What a fault that the API found is told under its field. */
export function faultMessage(t: TranslateAny, fault: FieldFault): string {
  switch (fault.reason) {
    case 'required':
      return t('member', 'errors.required');
    case 'mismatch':
      return t('member', 'errors.mismatch');
    case 'unknown':
      return t('member', 'errors.unknown');
    default:
      return patternMessage(t, fault);
  }
}
