import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { LANGUAGE_CODES } from '~/i18n/languages.ts';
import { newTranslator, serverTranslate } from '~/i18n/resources.server.ts';
import {
  codeSchema,
  dialingCodeSchema,
  type FieldRule,
  faultMessage,
  fieldSchema,
  fillRange,
  mobileSchema,
  newPasswordSchema,
  parsePattern,
  patternMessage,
  payeeNameSchema,
} from './field-rules.ts';

const t = serverTranslate('EN');
const messages = { missing: 'missing', broken: 'broken' };

const ruleWith = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 2,
  maxLength: 4,
  type: 'text',
  ...change,
});

/** Returns null for a valid value. */
const faultIn = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('a pattern', () => {
  it.each([
    ['a lone * is anything', '*', 'any thing: 7 €', true],
    ['a regular expression is taken as it is', '^\\d+$', '12', true],
    ['and refuses what it does not match', '^\\d+$', '1a', false],
    ['a star that belongs to an expression stays one', '^a*$', 'aaa', true],
    ['and refuses as one', '^a*$', 'ab', false],
    ['classes of Unicode are known', '^\\p{Lu}+$', 'ÄÉ', true],
    ['what is no regular expression refuses nobody', '([a-z', 'x', true],
    ['nor does a lone quantifier', '+', 'x', true],
  ])('%s', (_name, pattern, value, isGood) => {
    expect(parsePattern(pattern).test(value)).toBe(isGood);
  });
});

describe('a field', () => {
  it.each([
    ['the fewest', 'ab', null],
    ['one less', 'a', 'broken'],
    ['the most', 'abcd', null],
    ['one more', 'abcde', 'broken'],
    ['the most in characters of two code units', '😀😀😀😀', null],
    ['one more of those', '😀😀😀😀😀', 'broken'],
    ['one of those is less than two characters', '😀', 'broken'],
    ['spaces around do not count', '  abcd ', null],
    ['nothing', '', 'missing'],
    ['spaces alone', '   ', 'missing'],
    ['no field at all', undefined, 'missing'],
    ['a file', new Blob(), 'missing'],
  ])('that is required: %s', (_name, value, fault) => {
    expect(faultIn(fieldSchema(ruleWith(), messages), value)).toBe(fault);
  });

  it.each([
    ['nothing', '', null],
    ['spaces alone', '   ', null],
    ['no field at all', undefined, null],
    ['the fewest', 'ab', null],
    ['one less', 'a', 'broken'],
  ])('that is optional: %s', (_name, value, fault) => {
    expect(faultIn(fieldSchema(ruleWith({ required: false }), messages), value)).toBe(fault);
  });

  it('is given without the spaces around it, and a secret with them', () => {
    expect(fieldSchema(ruleWith(), messages).parse(' ab ')).toBe('ab');
    expect(fieldSchema(ruleWith(), messages, true).parse(' ab ')).toBe(' ab ');
    expect(faultIn(fieldSchema(ruleWith(), messages, true), ' abc ')).toBe('broken');
  });
});

describe('fields that several forms have', () => {
  const digits = { acceptedPattern: '^\\d+$', patternId: 2 };

  it.each([
    ['0917123456', null],
    ['(0917) 123 4567', null],
    ['09171234567', null],
    ['091712345', 'The phone number format is incorrect.'],
    ['091712345678', 'The phone number format is incorrect.'],
    ['0917-12345', 'The phone number format is incorrect.'],
    ['', 'Enter your mobile number.'],
  ])('the mobile number "%s"', (value, fault) => {
    const rule = ruleWith({ ...digits, minLength: 10, maxLength: 11 });
    expect(faultIn(mobileSchema(t, rule), value)).toBe(fault);
  });

  it.each([
    ['abcde12', null],
    ['abcd12', 'Fill in your password with 7 - 20 characters: letters and digits.'],
    ['', 'Fill in your password with 7 - 20 characters: letters and digits.'],
  ])('the new password "%s"', (value, fault) => {
    const rule = ruleWith({ acceptedPattern: '^(?=.*[a-z])(?=.*\\d).+$', minLength: 7, maxLength: 20 });
    expect(faultIn(newPasswordSchema(t, rule), value)).toBe(fault);
  });

  it.each([
    ['1', null],
    ['1234567890', null],
    ['12345678901', 'Enter the code from the text message.'],
    [' ', 'Enter the code from the text message.'],
  ])('the code "%s"', (value, fault) => {
    expect(faultIn(codeSchema(t), value)).toBe(fault);
  });

  it.each([
    ['1', true],
    ['1684', true],
    ['', false],
    ['16841', false],
    ['+63', false],
  ])('the dialling code "%s"', (value, isGood) => {
    expect(dialingCodeSchema(t).safeParse(value).success).toBe(isGood);
  });
});

describe('a range', () => {
  const text = 'Enter (min) - (max) characters.';

  it.each([
    [{ minLength: 2, maxLength: 15 }, 'Enter 2 - 15 characters.'],
    [{ minLength: 6, maxLength: 6 }, 'Enter 6 characters.'],
    [{ minLength: 0, maxLength: 0 }, 'Enter 0 characters.'],
  ])('%o', (range, filled) => {
    expect(fillRange(text, range)).toBe(filled);
  });
});

describe.each(LANGUAGE_CODES)('the messages of patterns in %s', (code) => {
  const translate = serverTranslate(code);
  const ids = Array.from({ length: 25 }, (_, id) => id);

  it.each(ids)('reg_pattern_%i is there, with its range', (patternId) => {
    const source = newTranslator(code).text('member', `patterns.reg_pattern_${patternId}`);
    expect(source).not.toContain('reg_pattern');
    const english = t('member', `patterns.reg_pattern_${patternId}` as 'patterns.reg_pattern_0');
    expect(source.includes('(min) - (max)')).toBe(english.includes('(min) - (max)'));
    const message = patternMessage(translate, { patternId, minLength: 3, maxLength: 17 });
    expect(message).toBe(source.replace('(min) - (max)', '3 - 17'));
    expect(message).not.toMatch(/\((min|max)\)/);
    const exact = patternMessage(translate, { patternId, minLength: 17, maxLength: 17 });
    expect(exact).toBe(source.replace('(min) - (max)', '17'));
  });

  it('a number that nobody knows says the length', () => {
    const plain = patternMessage(translate, { patternId: 0, minLength: 3, maxLength: 17 });
    for (const patternId of [-1, 25, 999]) {
      expect(patternMessage(translate, { patternId, minLength: 3, maxLength: 17 })).toBe(plain);
    }
  });

  it('the password says its range, too', () => {
    const text = fillRange(translate('member', 'errors.newPassword'), { minLength: 7, maxLength: 20 });
    expect(text).toContain('7 - 20');
  });
});

it.each([
  ['required', 'Required'],
  ['mismatch', 'The passwords do not match.'],
  ['unknown', 'No member found. Check it, or leave it empty.'],
  ['pattern', 'Enter 6 characters: digits only.'],
  ['length', 'Enter 6 characters: digits only.'],
] as const)('a fault of the kind %s that the API found has its message', (reason, message) => {
  expect(faultMessage(t, { field: 'x', reason, patternId: 2, minLength: 6, maxLength: 6 })).toBe(message);
});

it.each([
  ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
  [" Peña-d'Cruz ", "PENA-D'CRUZ"],
  ['สมหญิง ปู่', 'สมหญิง ปู่'],
])('spells the name %s as banks do', (typed, spelt) => {
  expect(payeeNameSchema(ruleWith({ maxLength: 60 }), messages).parse(typed)).toBe(spelt);
});
