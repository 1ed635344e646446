import { describe, expect, it } from 'vitest';
import { serverTranslate } from '~/i18n/resources.server.ts';
import { findFaults } from '~/ui/schema-form.test-support.ts';
import { brands } from '../../../../prisma/seed/system/brands.ts';
import { buildRegisterRules } from '../../../../prisma/seed/system/register-rules.ts';
import { passwordSchema } from '../password/schema.ts';
import { emailRecoverySchema, phoneRecoverySchema } from './schema.ts';

const t = serverTranslate('EN');
const badPassword = ['Fill in your password with 7 - 20 characters: letters and digits.'];

/** Specification, section 5: "Forgot phone form". */
describe.each(brands)('a new password by phone at $code', (brand) => {
  const rules = buildRegisterRules(brand);
  const number = '0'.padEnd(rules.mobileNum.minLength, '9');
  const good = { countryDialingCode: '63', mobileNum: number, verificationCode: '123456', newPassword: 'newpass1' };

  it.each([
    ['is good', {}, {}],
    [
      'refuses a short number',
      { mobileNum: number.slice(1) },
      { mobileNum: ['The phone number format is incorrect.'] },
    ],
    ['refuses no number', { mobileNum: '' }, { mobileNum: ['Enter your mobile number.'] }],
    ['refuses no code', { verificationCode: '' }, { verificationCode: ['Enter the code from the text message.'] }],
    ['takes seven characters', { newPassword: 'abcde12' }, {}],
    ['refuses six', { newPassword: 'abcd12' }, { newPassword: badPassword }],
    ['takes twenty', { newPassword: 'abcde1'.padEnd(20, '2') }, {}],
    ['refuses twenty-one', { newPassword: 'abcde1'.padEnd(21, '2') }, { newPassword: badPassword }],
    ['refuses letters alone', { newPassword: 'abcdefgh' }, { newPassword: badPassword }],
    ['refuses digits alone', { newPassword: '12345678' }, { newPassword: badPassword }],
    ['refuses a space around it', { newPassword: ' newpass1' }, { newPassword: badPassword }],
    ['refuses no password', { newPassword: '' }, { newPassword: badPassword }],
  ])('%s', (_name, change, faults) => {
    expect(findFaults(phoneRecoverySchema(t, rules), { ...good, ...change })).toEqual(faults);
  });
});

/** "E-mail form has no field validators but validate-all runs before submit": both fields are required. */
describe('a new password by mail', () => {
  it.each([
    ['is good', {}, []],
    ['leaves the address to the gateway', { email: 'no address' }, []],
    ['refuses no name', { username: ' ' }, ['username']],
    ['refuses no address', { email: '' }, ['email']],
    ['refuses neither', { username: '', email: undefined }, ['username', 'email']],
  ])('%s', (_name, change, fields) => {
    const faults = findFaults(emailRecoverySchema(t), { username: 'lucky', email: 'lucky@mail.example', ...change });
    expect(Object.keys(faults)).toEqual(fields);
  });
});

/** Specification, section 5: "Change password". */
describe.each(brands)('a change of the password at $code', (brand) => {
  const rule = buildRegisterRules(brand).password;
  const good = { oldPassword: 'play1234', newPassword: 'newpass1', confirmNewPassword: 'newpass1' };
  const both = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });

  it.each([
    ['is good', {}, {}],
    ['takes seven characters', both('abcde12'), {}],
    ['refuses six', both('abcd12'), { newPassword: badPassword }],
    ['takes twenty', both('abcde1'.padEnd(20, '2')), {}],
    ['refuses twenty-one', both('abcde1'.padEnd(21, '2')), { newPassword: badPassword }],
    [
      'refuses another in the second field',
      { confirmNewPassword: 'newpass2' },
      { confirmNewPassword: ['The passwords do not match.'] },
    ],
    [
      'refuses capitals for small letters there',
      { confirmNewPassword: 'NEWPASS1' },
      { confirmNewPassword: ['The passwords do not match.'] },
    ],
    [
      'refuses the old one again',
      both('play1234'),
      { newPassword: ['The new password must be different from the old one.'] },
    ],
    ['refuses no old one where it is asked for', { oldPassword: '' }, { oldPassword: ['Enter your old password.'] }],
    ['takes an old one that no rule would', { oldPassword: '{secret}' }, {}],
  ])('%s', (_name, change, faults) => {
    expect(findFaults(passwordSchema(t, rule, true), { ...good, ...change })).toEqual(faults);
  });

  it('asks for no old one where it is known', () => {
    expect(findFaults(passwordSchema(t, rule, false), { ...good, oldPassword: undefined })).toEqual({});
  });

  it('names every field that is empty', () => {
    const faults = findFaults(passwordSchema(t, rule, true), {
      oldPassword: '',
      newPassword: '',
      confirmNewPassword: '',
    });
    expect(Object.keys(faults).sort()).toEqual(['confirmNewPassword', 'newPassword', 'oldPassword']);
  });
});
