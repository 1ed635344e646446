import { describe, expect, it } from 'vitest';
import { smsLoginSchema } from '~/features/session/login/schema.ts';
import { parseAmount } from '~/i18n/amount.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import { parseForm } from '~/ui/schema-form.ts';
import { cleanLine, cleanMobile, cleanName, cleanNumber, cleanText } from '../../../openapi/rules/cleaning.ts';
import { toMobileKey } from '../../../openapi/rules/mobile.ts';
import { brands } from '../../../prisma/seed/system/brands.ts';
import { buildRegisterRules } from '../../../prisma/seed/system/register-rules.ts';

const t = serverTranslate('EN');

it.each([
  ['  lucky ', 'lucky'],
  ['lu\u200bcky\ufeff', 'lucky'],
  ['lucky\u00a0 \u3000seven', 'lucky seven'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['ｌｕｃｋｙ７', 'lucky7'],
  ['lucky\u0000\n', 'lucky'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['e\u0301', 'é'],
  ['', ''],
])('a line %j › %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
  expect(cleanLine(clean)).toBe(clean);
});

it('lines keep their breaks, each as one character, and lose what cannot be seen', () => {
  expect(cleanText(' one\r\ntwo\u0000\r\n\r\n  three\u202e\u200b \n')).toBe('one\ntwo\n\n  three');
});

it.each([
  ['Sean O’Brien', "SEAN O'BRIEN"],
  ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
  ['Ma.\u00a0Luisa\u200b Dela  Cruz', 'MA. LUISA DELA CRUZ'],
  ['Anne‑Marie', 'ANNE-MARIE'],
])('a name %j › %j', (typed, clean) => {
  expect(cleanName(typed)).toBe(clean);
});

it.each([
  ['12 34–56', '123456'],
  ['１２３４５６', '123456'],
  ['0045 1234\u00a05678', '004512345678'],
])('a number %j › %j', (typed, clean) => {
  expect(cleanNumber(typed)).toBe(clean);
});

it('an amount may be pasted with what cannot be seen', () => {
  expect(['１，５００．５０', '1\u00a0500', '\u200b1,500.5'].map((typed) => parseAmount(typed, '.'))).toEqual([
    '1500.50',
    '1500',
    '1500.5',
  ]);
});

describe('a phone', () => {
  it.each([
    ['+63 917 123 4455', '63', '9171234455'],
    ['0063 917 123 4455', '63', '9171234455'],
    ['639171234455', '63', '9171234455'],
    ['(0917) 123-4455', '63', '09171234455'],
    // Numbers that begin with the digits of their own dialling code.
    ['0847123456', '84', '0847123456'],
    ['847123456', '84', '847123456'],
    ['3912345678', '39', '3912345678'],
    ['7011234567', '7', '7011234567'],
    ['+7 701 123 45 67', '7', '7011234567'],
    // Another country's number than the chosen one: the gateway tells.
    ['+84 912 345 678', '63', '+84912345678'],
  ])('%s after %s › %s', (typed, code, clean) => {
    expect(cleanMobile(typed, code)).toBe(clean);
  });

  const SPACES = ['', ' ', '\u00a0', '\u2009', '\u200b', '-', '–', '.'];
  const PREFIXES = ['', '0', '63', '+63', '0063', '+630', '6３', '＋63 ', '(+63) ', '+63 (0)', '00 63 ', ' +63-'];
  const spellings = SPACES.flatMap((space) =>
    PREFIXES.map((prefix) => `${prefix}${['917', '123', '4455'].join(space)}`),
  ).concat(['９１７１２３４４５５', '\ufeff09171234455', '0917 1234455 ', '\u202a+639171234455\u202c']);

  it(`of ${spellings.length} spellings in a form › is one`, () => {
    const rule = buildRegisterRules(brands[0] as (typeof brands)[number]).mobileNum;
    for (const mobileNum of spellings) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ mobileNum, countryDialingCode: '63', verificationCode: '12 34 56' }))
        form.set(name, value);
      const submission = parseForm(form, smsLoginSchema(t, rule));
      expect(submission.status, mobileNum).toBe('success');
      if (submission.status !== 'success') continue;
      expect(toMobileKey(`63${submission.value.mobileNum}`), mobileNum).toBe('639171234455');
      expect(submission.value.verificationCode).toBe('123456');
    }
  });
});
