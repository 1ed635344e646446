import { describe, expect, it } from 'vitest';
import { serverTranslate } from '~/i18n/resources.server.ts';
import { findFaults } from '~/ui/schema-form.test-support.ts';
import { brands } from '../../../../prisma/seed/system/brands.ts';
import { buildRegisterRules } from '../../../../prisma/seed/system/register-rules.ts';
import { loginSchema, smsLoginSchema } from './schema.ts';

const t = serverTranslate('EN');
const byName = { username: 'lucky', password: 'play1234' };

/** Specification, section 5, "Login by username": changes of a valid form, and the invalid field. */
describe('the log-in by name', () => {
  it.each([
    ['is good', {}, null],
    ['takes spaces around the name', { username: '  lucky ' }, null],
    ['takes one letter', { username: 'l' }, null],
    ['takes sixty characters', { username: 'l'.repeat(60) }, null],
    ['refuses one more', { username: 'l'.repeat(61) }, 'username'],
    ['refuses an empty name', { username: '' }, 'username'],
    ['refuses spaces for a name', { username: '   ' }, 'username'],
    ['refuses a form without a name', { username: undefined }, 'username'],
    ['refuses a password of spaces', { password: ' ' }, 'password'],
    ['takes two hundred characters', { password: 'x'.repeat(200) }, null],
    ['refuses one more', { password: 'x'.repeat(201) }, 'password'],
    ['refuses an empty password', { password: '' }, 'password'],
    ['refuses a form without a password', { password: undefined }, 'password'],
    ['needs no captcha that is not shown', { captcha: '' }, null],
    ['may be remembered', { remember: 'on' }, null],
  ])('%s', (_name, change, field) => {
    expect(Object.keys(findFaults(loginSchema(t, false), { ...byName, ...change }))).toEqual(field ? [field] : []);
  });

  it.each([
    ['is good', { captcha: '1234' }, null],
    ['takes ten characters', { captcha: '1234567890' }, null],
    ['refuses one more', { captcha: '12345678901' }, 'captcha'],
    ['refuses an empty one', { captcha: '' }, 'captcha'],
    ['refuses spaces', { captcha: '  ' }, 'captcha'],
    ['refuses none', {}, 'captcha'],
  ])('where the captcha is shown %s', (_name, change, field) => {
    expect(Object.keys(findFaults(loginSchema(t, true), { ...byName, ...change }))).toEqual(field ? [field] : []);
  });

  it('gives all values trimmed', () => {
    const typed = { username: ' lucky ', password: ' play 1234 ', captcha: ' 1234 ' };
    expect(loginSchema(t, true).parse(typed)).toEqual({ username: 'lucky', password: 'play 1234', captcha: '1234' });
  });
});

/** Specification, section 5, "SMS login", by brand. */
describe.each(brands)('the log-in by text message at $code', (brand) => {
  const rule = buildRegisterRules(brand).mobileNum;
  const schema = smsLoginSchema(t, rule);
  const good = { countryDialingCode: '63', mobileNum: '0'.padEnd(rule.minLength, '9'), verificationCode: '123456' };
  const digits = (count: number) => '0'.padEnd(count, '9');
  const wrongFormat = 'The phone number format is incorrect.';

  it.each([
    ['is good', {}, {}],
    ['takes the shortest number', { mobileNum: digits(rule.minLength) }, {}],
    ['refuses one digit less', { mobileNum: digits(rule.minLength - 1) }, { mobileNum: [wrongFormat] }],
    ['takes the longest number', { mobileNum: digits(rule.maxLength) }, {}],
    ['refuses one digit more', { mobileNum: digits(rule.maxLength + 1) }, { mobileNum: [wrongFormat] }],
    ['refuses a letter', { mobileNum: `${digits(rule.minLength - 1)}x` }, { mobileNum: [wrongFormat] }],
    ['refuses a plus', { mobileNum: `+${digits(rule.minLength - 1)}` }, { mobileNum: [wrongFormat] }],
    ['refuses no number', { mobileNum: ' ' }, { mobileNum: ['Enter your mobile number.'] }],
    ['refuses no code', { verificationCode: '' }, { verificationCode: ['Enter the code from the text message.'] }],
    [
      'refuses a form without either',
      { verificationCode: undefined, mobileNum: undefined },
      {
        mobileNum: ['Enter your mobile number.'],
        verificationCode: ['Enter the code from the text message.'],
      },
    ],
  ])('%s', (_name, change, faults) => {
    expect(findFaults(schema, { ...good, ...change })).toEqual(faults);
  });
});
