import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '~/i18n/languages.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import { faultMessage, fillRange } from '~/parts/fields/field-rules.ts';
import { findFaults } from '~/ui/schema-form.test-support.ts';
import { brands } from '../../../../prisma/seed/system/brands.ts';
import { buildRegisterRules } from '../../../../prisma/seed/system/register-rules.ts';
import { type RegisterFields, registerSchema } from './schema.ts';

const t = serverTranslate('EN');

type Values = Record<string, string | undefined>;

/** At the limits of each rule (specification, section 5). */
const LIMITS: Record<string, { good: string[]; bad: string[] }> = {
  username: {
    good: ['ab', 'a'.repeat(15), 'A1', ' ab '],
    bad: ['a', 'a'.repeat(16), '1ab', 'a b', 'a_b', 'a-b', 'áb', 'a@b.co'],
  },
  password: {
    good: ['abcde12', 'abcde1'.padEnd(20, '2'), 'ABCDE12', '1234567a'],
    bad: ['abcd12', 'abcde1'.padEnd(21, '2'), 'abcdefg', '1234567', 'abc 1234', 'abc_1234', ' abcde12'],
  },
  payeeName: {
    good: ['JO', 'JUAN dela CRUZ', "MARIA O'NEIL-CRUZ JR.", 'Nguyễn Văn Đức', 'A'.repeat(60)],
    bad: ['J', '1 JUAN', 'สมชาย', 'A'.repeat(61)],
  },
  email: {
    good: ['a@b.co', `${'a'.repeat(113)}@mail.x`],
    bad: ['a@b.c', 'mail.example', 'a b@c.de', 'a@b@c.de', 'name@mail', `${'a'.repeat(114)}@mail.x`],
  },
  qqNum: { good: ['12345', '1'.repeat(12)], bad: ['1234', '1'.repeat(13), '1234x'] },
  line: { good: ['ab', 'a'.repeat(40)], bad: ['a', 'a'.repeat(41), 'a b'] },
  whatsapp: { good: ['1234567', '1'.repeat(15)], bad: ['123456', '1'.repeat(16), '+123456'] },
  facebook: { good: ['ab', 'a'.repeat(60)], bad: ['a', 'a'.repeat(61), 'a b'] },
  wechat: { good: ['ab', 'a'.repeat(40)], bad: ['a', 'a'.repeat(41), 'a b'] },
  recommenderId: { good: ['ab', 'a'.repeat(15)], bad: ['a', 'a'.repeat(16), 'a-b'] },
  affiliateCode: { good: ['BOSS', 'a'.repeat(12)], bad: ['BOS', 'a'.repeat(13), 'BO-SS'] },
  referralCode: { good: ['LUCK', 'a'.repeat(12)], bad: ['LUC', 'a'.repeat(13), 'LU CK'] },
  paymentPassword: {
    good: ['123457', '111112'],
    bad: ['123456', '111111', '000000', '12345', '1234567', '12345x', ' 123457'],
  },
  captcha: { good: ['1234', ' 1234 '], bad: ['123', '12345', '12 4'] },
};

const base: Values = {
  username: 'juanito',
  password: 'play1234',
  confirmPassword: 'play1234',
  payeeName: 'JUAN CRUZ',
  email: 'juan@mail.example',
  paymentPassword: '135790',
  captcha: '1234',
  affiliateCode: 'BOSS88',
  mobileNum: '0917123456',
  countryDialingCode: '63',
  verificationCode: '123456',
  terms: 'on',
};

describe.each(brands)('the registration at $code', (brand) => {
  const rules = buildRegisterRules(brand);
  const { mobileNum: mobileRule, ...others } = rules;
  const apart = ['countryDialingCode', 'verificationCode', 'domain'];
  const fields = Object.entries(others)
    .filter(([name, rule]) => rule.enabled && !apart.includes(name))
    .map(([name, rule]) => ({ name, rule }));
  const hasMobile = mobileRule.enabled;
  const asked: RegisterFields = {
    fields,
    mobile: hasMobile ? { rule: mobileRule, isRequired: mobileRule.required } : null,
    needsCode: hasMobile,
    minimumAge: brand.minimumAge,
  };
  const schema = registerSchema(asked, t);
  const withBoth = (change: Values): Values =>
    'password' in change ? { confirmPassword: change.password, ...change } : change;
  const faults = (change: Values) => findFaults(schema, { ...base, ...withBoth(change) });

  it('is good as it is', () => {
    expect(faults({})).toEqual({});
  });

  const rows = fields.flatMap(({ name, rule }) => [{ name, rule, ...(LIMITS[name] ?? { good: [], bad: [] }) }]);
  const isSingle = ({ name }: { name: string }) => name !== 'confirmPassword';

  it.each(rows.filter(isSingle).flatMap(({ name, good }) => good.map((value) => ({ name, value }))))(
    'takes $name "$value"',
    ({ name, value }) => {
      expect(faults({ [name]: value })).toEqual({});
    },
  );

  it.each(rows.filter(isSingle).flatMap(({ name, rule, bad }) => bad.map((value) => ({ name, rule, value }))))(
    'refuses $name "$value"',
    ({ name, rule, value }) => {
      const message =
        name === 'password'
          ? fillRange(t('member', 'errors.newPassword'), rule)
          : faultMessage(t, { field: name, reason: 'pattern', ...rule });
      expect(faults({ [name]: value })[name]).toEqual([message]);
    },
  );

  it.each(rows)('takes no $name only where it may be left out', ({ name, rule }) => {
    for (const value of ['', undefined]) {
      const found = findFaults(schema, { ...base, [name]: value });
      if (rule.required) expect(found[name]).toEqual(['Required']);
      else expect(found).toEqual({});
    }
  });

  it('wants the password twice', () => {
    expect(faults({ confirmPassword: 'play1235' })).toEqual({
      confirmPassword: ['The passwords do not match.'],
    });
  });

  it.each(['', undefined, 'off', 'true'])('wants the terms: "%s"', (terms) => {
    expect(faults({ terms })).toEqual({
      terms: [`Please confirm that you are ${brand.minimumAge} or older and accept the agreement.`],
    });
  });

  it.runIf(hasMobile)('wants a number of the right length, and its code', () => {
    const digits = (count: number) => ({ mobileNum: '0'.padEnd(count, '9') });
    const wrong = { mobileNum: ['The phone number format is incorrect.'] };
    expect(faults(digits(mobileRule.minLength))).toEqual({});
    expect(faults(digits(mobileRule.minLength - 1))).toEqual(wrong);
    expect(faults(digits(mobileRule.maxLength))).toEqual({});
    expect(faults(digits(mobileRule.maxLength + 1))).toEqual(wrong);
    expect(faults({ mobileNum: '' })).toEqual({ mobileNum: ['Enter your mobile number.'] });
    expect(faults({ verificationCode: '' })).toEqual({ verificationCode: ['Enter the code from the text message.'] });
  });

  it('tells of several faults at once, empty fields among them', () => {
    const found = faults({ username: '', email: 'x', payeeName: 'x', confirmPassword: 'other123', terms: undefined });
    const named = ['username', 'email', 'payeeName'].filter((name) => fields.some((field) => field.name === name));
    expect(Object.keys(found).sort()).toEqual([...named, 'confirmPassword', 'terms'].sort());
  });
});

describe('a number that may be left out', () => {
  const rule = buildRegisterRules(brands[0] as (typeof brands)[number]).mobileNum;
  const asked = (needsCode: boolean): RegisterFields => ({
    fields: [],
    mobile: { rule, isRequired: false },
    needsCode,
    minimumAge: 18,
  });
  const good = { countryDialingCode: '63', terms: 'on' };
  const wrong = { mobileNum: ['The phone number format is incorrect.'] };

  it.each([
    ['nothing', { mobileNum: '' }, {}],
    ['no field', {}, {}],
    ['spaces alone', { mobileNum: '  ' }, {}],
    ['a good one', { mobileNum: '0917123456' }, {}],
    ['one as an address book writes it', { mobileNum: '0917 12.34-56' }, {}],
    ['one digit less', { mobileNum: '091712345' }, wrong],
  ])('%s', (_name, change, faults) => {
    expect(findFaults(registerSchema(asked(false), t), { ...good, ...change })).toEqual(faults);
  });

  it.each([
    ['needs no code where there is none', { mobileNum: '', verificationCode: '' }, {}],
    ['nor for spaces', { mobileNum: ' ', verificationCode: '' }, {}],
    [
      'needs one where it is',
      { mobileNum: '0917123456', verificationCode: '' },
      { verificationCode: ['Enter the code from the text message.'] },
    ],
    ['takes it', { mobileNum: '0917123456', verificationCode: '123456' }, {}],
  ])('%s', (_name, change, faults) => {
    expect(findFaults(registerSchema(asked(true), t), { ...good, ...change })).toEqual(faults);
  });
});

it.each(LANGUAGE_CODES)('a registration is refused in the words of %s', (code) => {
  const translate = serverTranslate(code);
  const [baize] = brands;
  const rule = buildRegisterRules(baize as (typeof brands)[number]).username;
  const schema = registerSchema(
    { fields: [{ name: 'username', rule }], mobile: null, needsCode: false, minimumAge: 18 },
    translate,
  );
  expect(findFaults(schema, { username: '1', terms: 'on' })).toEqual({
    username: [faultMessage(translate, { field: 'username', reason: 'pattern', ...rule })],
  });
});
