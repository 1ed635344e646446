import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { cleanLine, cleanName, cleanNumber } from '../../../openapi/rules/cleaning.ts';

/** Specification, section 3. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  patternId: number;
  minLength: number;
  maxLength: number;
  type: string;
}

export interface FieldFault {
  field: string;
  reason: 'required' | 'pattern' | 'length' | 'mismatch' | 'unknown';
  patternId: number;
  minLength: number;
  maxLength: number;
}

type Range = Pick<FieldRule, 'minLength' | 'maxLength'>;

/** "(min) - (max)" becomes "2 - 15", or one number for equal limits. */
export function fillRange(text: string, { minLength, maxLength }: Range): string {
  if (minLength === maxLength) return text.replace('(min) - (max)', String(minLength));
  return text.replace('(min)', String(minLength)).replace('(max)', String(maxLength));
}

/** `reg_pattern_0` for unknown patterns. */
export function patternMessage(t: TranslateAny, rule: Range & Pick<FieldRule, 'patternId'>): string {
  const known = rule.patternId >= 0 && rule.patternId <= 24 ? rule.patternId : 0;
  return fillRange(t('member', `patterns.reg_pattern_${known}` as 'patterns.reg_pattern_0'), rule);
}

/** `*` and invalid patterns match anything. */
export function parsePattern(acceptedPattern: string): RegExp {
  try {
    return new RegExp(acceptedPattern === '*' ? '.*' : acceptedPattern, 'u');
  } catch {
    return /.*/;
  }
}

interface Messages {
  missing: string;
  /** For a wrong pattern or length. */
  broken: string;
}

/** A payment password, which exists. */
export const sixDigits = (message: string) => z.string(message).check(z.regex(/^\d{6}$/, message));

/** Cleans all but secrets. */
export function fieldSchema(rule: FieldRule, { missing, broken }: Messages, isSecret = false, clean = cleanLine) {
  const pattern = parsePattern(rule.acceptedPattern);
  const isGood = (value: unknown) =>
    typeof value === 'string' &&
    (value === '' ||
      ([...value].length >= rule.minLength && [...value].length <= rule.maxLength && pattern.test(value)));
  const rules = z.refine(isGood, broken);
  const text = isSecret ? z.string(missing) : z.string(missing).check(z.overwrite(clean));
  return rule.required ? text.check(z.minLength(1, missing), rules) : z.optional(text.check(rules));
}

export const payeeNameSchema = (rule: FieldRule, messages: Messages) => fieldSchema(rule, messages, false, cleanName);

export const required = (missing: string, maxLength = 200, clean = cleanLine) =>
  z.string(missing).check(z.overwrite(clean), z.minLength(1, missing), z.maxLength(maxLength, missing));

/** Specification, section 5. */
export const mobileSchema = (t: TranslateAny, rule: FieldRule) =>
  fieldSchema(
    rule,
    { missing: t('verification', 'mobile.required'), broken: t('verification', 'mobile.invalid') },
    false,
    cleanNumber,
  );

export function newPasswordSchema(t: TranslateAny, rule: FieldRule) {
  const message = fillRange(t('member', 'errors.newPassword'), rule);
  return fieldSchema({ ...rule, required: true }, { missing: message, broken: message }, true);
}

export const codeSchema = (t: TranslateAny) => required(t('verification', 'errors.code'), 10, cleanNumber);

export function dialingCodeSchema(t: TranslateAny) {
  const message = t('member', 'errors.choice');
  return z.string(message).check(z.regex(/^\d{1,4}$/, message));
}

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
