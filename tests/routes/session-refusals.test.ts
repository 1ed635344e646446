import { describe, expect, it } from 'vitest';
import type { OwnCode } from '../../app/request/form-action.server.ts';
import { action as recover } from '../../app/routes/_shell.forget/route.tsx';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { action as changePassword } from '../../app/routes/_shell.password/route.tsx';
import { action as register } from '../../app/routes/_shell.register/route.tsx';
import { action as codes } from '../../app/routes/codes.ts';
import type { Fault } from '../../mock-server/worlds/fault-plan.ts';
import { expectRefusals, sendTo } from './form-refusals.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

const NETWORK = 'Network link is abnormal, please try again';
const UNAVAILABLE = { '': 'Network link is abnormal, please try again. Nothing you typed is lost.' };
const QUICK_CHECK = { '': 'Please do the quick check once more.' };
const CHECK_FIRST = { '': 'Please do the quick check first.' };
const WRONG_CODE = { verificationCode: 'The code is wrong or has expired. Request a new one.' };
const WRONG = { '': 'Wrong username or password.' };
const NOT_AGENT = {
  subAccount: 'Non-agents cannot log in. Leave “Sub-account” empty to log in as a member.',
};
const NOT_MEMBER = { '': 'Non-member account unable to login' };

const NUMBER = { mobileNum: '09995550123', countryDialingCode: '63' };

describe('the log-in', () => {
  it('by name tells each refusal', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'login',
      send: (fields) => visitor.logIn(fields),
      values: { username: 'lucky', password: 'play-secret', remember: 'on', captcha: '9876' },
      secrets: ['password', 'captcha'],
      refusals: {
        'login.failed': { errors: WRONG },
        'login.not.member': { errors: NOT_MEMBER },
        'login.not.agent': { errors: NOT_AGENT },
        'captcha.required': { errors: { captcha: 'Please type the code from the picture as well.' } },
        'captcha.invalid': { errors: { captcha: 'The code did not match. Here is a new picture.' } },
        'slider.required': { errors: QUICK_CHECK },
        'slider.invalid': { errors: QUICK_CHECK },
        'verification.invalid': { errors: UNAVAILABLE },
      },
    });
  });

  it('by text message tells each refusal', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'login',
      send: sendTo(visitor, logIn, '/login', { method: 'sms' }),
      values: { ...NUMBER, verificationCode: '135790' },
      secrets: ['verificationCode'],
      refusals: {
        'login.failed': { errors: WRONG },
        'login.not.member': { errors: NOT_MEMBER },
        'login.not.agent': { errors: UNAVAILABLE },
        'captcha.required': { errors: UNAVAILABLE },
        'captcha.invalid': { errors: UNAVAILABLE },
        'slider.required': { errors: QUICK_CHECK },
        'slider.invalid': { errors: QUICK_CHECK },
        'verification.invalid': { errors: WRONG_CODE },
      },
    });
  });

  it('by the phone sign-in tells each refusal', async () => {
    const visitor = await newVisitor(site, 'lotus');
    const number = { mobileNum: '0995550123', countryDialingCode: '84' };
    await visitor.ask(codes, '/codes', { form: { scene: 'login', ...number } });
    await expectRefusals(visitor, {
      operation: 'loginPhoneAuth',
      send: sendTo(visitor, logIn, '/login', { method: 'sms' }),
      values: { ...number, verificationCode: await visitor.codeSentTo('+84995550123') },
      secrets: ['verificationCode'],
      refusals: {
        'login.not.member': { errors: NOT_MEMBER },
        'member.not.found': { errors: { mobileNum: 'No account uses this number. Check it, or sign up.' } },
        'token.invalid': { errors: UNAVAILABLE },
      },
    });
  });
});

describe('the registration', () => {
  const newcomer = {
    ...NUMBER,
    password: 'green1234',
    confirmPassword: 'green1234',
    email: 'june@mail.example',
    verificationCode: '135790',
    terms: 'on',
  };
  const secrets = ['password', 'confirmPassword', 'verificationCode'];
  const MOBILE = { mobileNum: 'This number is already registered. Log in with it, or use another.' };
  const EMAIL = { email: 'This e-mail address is already registered. Use another.' };
  const CAPTCHA = { captcha: 'The code from the picture is wrong. Here is a new one.' };
  const AFFILIATE = { affiliateCode: 'This invitation code is not valid.' };
  const sendBy = (visitor: Visitor, registerBy: string) => sendTo(visitor, register, '/register', { registerBy });

  it('by name tells each refusal', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'registerMember',
      send: sendBy(visitor, 'username'),
      values: { username: 'june', ...newcomer },
      secrets,
      refusals: {
        'username.taken': { errors: { username: 'This username is taken. Try another.' } },
        'mobile.taken': { errors: MOBILE },
        'email.taken': { errors: EMAIL },
        'captcha.invalid': { errors: CAPTCHA },
        'verification.invalid': { errors: WRONG_CODE },
        'affiliate.invalid': { errors: AFFILIATE },
        'slider.required': { errors: CHECK_FIRST },
        'slider.invalid': { errors: CHECK_FIRST },
      },
    });
  });

  it('by mobile number tells each refusal', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'registerMemberMobile',
      send: sendBy(visitor, 'mobile'),
      values: newcomer,
      secrets,
      refusals: {
        'mobile.taken': { errors: MOBILE },
        'email.taken': { errors: EMAIL },
        'captcha.invalid': { errors: CAPTCHA },
        'verification.invalid': { errors: WRONG_CODE },
        'affiliate.invalid': { errors: AFFILIATE },
        'slider.required': { errors: CHECK_FIRST },
        'slider.invalid': { errors: CHECK_FIRST },
      },
    });
  });

  it('tells what is wrong with an invitation', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'checkAffiliate',
      send: sendBy(visitor, 'mobile'),
      values: { ...newcomer, affiliateCode: 'BOSS88' },
      secrets,
      refusals: {
        'affiliate.invalid': { errors: { affiliateCode: 'Invalid invitation code' } },
        'domain.invalid': { errors: { affiliateCode: 'Invalid URL, please contact customer service' } },
      },
    });
    expect(visitor.countCalls('registerMemberMobile')).toBe(0);
  });
});

describe('a forgotten password', () => {
  it('set by phone tells each refusal', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'setPasswordByPhone',
      send: sendTo(visitor, recover, '/forget', { recoverBy: 'mobileNum' }),
      values: { ...NUMBER, verificationCode: '135790', newPassword: 'fresh5678' },
      secrets: ['verificationCode', 'newPassword'],
      refusals: { 'verification.invalid': { errors: WRONG_CODE } },
    });
  });

  it('sent by mail tells each refusal', async () => {
    const visitor = await newVisitor(site);
    await expectRefusals(visitor, {
      operation: 'resetPasswordByEmail',
      send: sendTo(visitor, recover, '/forget', { recoverBy: 'email' }),
      values: { username: 'nobody', email: 'nobody@mail.example' },
      refusals: { 'member.not.found': { errors: { '': 'Username/Email does not exist' } } },
    });
  });
});

it('a change of the password tells each refusal', async () => {
  const member = await newMember(site);
  await expectRefusals(member, {
    operation: 'changePassword',
    send: sendTo(member, changePassword, '/password'),
    values: { oldPassword: 'play1234', newPassword: 'fresh5678', confirmNewPassword: 'fresh5678' },
    secrets: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    refusals: {
      'password.same': {
        by: 'schema',
        typed: { newPassword: 'play1234', confirmNewPassword: 'play1234' },
        errors: { newPassword: 'The new password must be different from the old one.' },
      },
      'password.wrong': {
        by: 'gateway',
        typed: { oldPassword: 'wrong5678' },
        errors: { oldPassword: 'Wrong old password.' },
      },
    },
  });
});

/** A new code of the contract does not compile without its warning. */
const WARNINGS: Record<OwnCode<'sendLoginSms' | 'sendRegisterSms'>, string> = {
  'mobile.invalid': 'The phone number format is incorrect.',
  'mobile.taken': 'This number is already registered. Log in with it, or use another.',
  'slider.required': CHECK_FIRST[''],
  'slider.invalid': CHECK_FIRST[''],
};

it.each([
  ['login', 'sendLoginSms'],
  ['register', 'sendRegisterSms'],
  ['forgot', 'sendLoginSms'],
] as const)('a code for %s that is not sent tells each refusal', async (scene, operation) => {
  const visitor = await newVisitor(site);
  const ask = async (fault: Omit<Fault, 'operation'>) => {
    await visitor.world.faults.set([{ operation, ...fault }]);
    const form = { scene, ...NUMBER, ...(await visitor.proof('sms')) };
    return (await visitor.ask(codes, '/codes', { form })).json;
  };
  for (const [errorCode, warning] of Object.entries(WARNINGS))
    expect(await ask({ kind: 'refuse', status: 422, errorCode }), errorCode).toEqual({ isSent: false, warning });
  expect(await ask({ kind: 'cut' })).toEqual({ isSent: false, warning: NETWORK });
});
