import { describe, expect, it } from 'vitest';
import { action } from '../../app/routes/_shell.member.$/route.tsx';
import { action as changeLimits } from '../../app/routes/_shell.member_.limits/route.tsx';
import { expectRefusals, paymentRefusals, sendTo } from './form-refusals.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, type Visitor } from './visitor.ts';

const site = prepareSite();

type Fields = Record<string, string>;

const NONE = 'You have no payment password yet. Set one first.';
const RECENT = /^A contact was changed recently\. For your safety, codes work again from /;
const PASSWORD = { password: 'Wrong login password.' };
const CODE = 'The code is wrong or has expired. Request a new one.';

const sendToPart = (member: Visitor, search: string, hidden: Fields = {}) =>
  sendTo(member, action, `/member/securityCenter?part=${search}`, hidden);

describe('an account for withdrawals', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const send = sendToPart(member, 'cards');
    const values = { provider: 'LUZON', number: '0099 1234 5678', paymentPassword: '246810' };
    await expectRefusals(member, {
      operation: 'addBankCard',
      send,
      values,
      secrets: ['paymentPassword'],
      refusals: {
        'payout.accounts.full': { errors: { '': 'You have reached the maximum. Remove one first.' } },
        'payout.account.taken': {
          errors: { number: 'This number is already in use. Check it, or contact customer service.' },
        },
        'payee.name.differs': {
          errors: {
            '': 'Accounts must be in your own name, as you entered it before. Open this page again to see it.',
          },
        },
        'payout.number.invalid': {
          errors: { number: 'This number is not valid. Please check every character.' },
        },
        'field.invalid': {
          by: 'gateway',
          typed: { number: '0099 1234' },
          errors: { number: 'Enter 12 characters.' },
        },
        ...paymentRefusals(send, values),
      },
    });
  });

  it('when it is gone › its removal tells so', async () => {
    const member = await newMember(site);
    await expectRefusals(member, {
      operation: 'removeBankCard',
      send: sendToPart(member, 'cards', { intent: 'remove' }),
      values: { id: '1001' },
      refusals: { 'payout.account.not.found': { errors: { '': 'This account no longer exists.' } } },
    });
  });
});

describe('a payment password', () => {
  const NEW = { paymentPassword: '975310', confirmPaymentPassword: '975310' };
  const secrets = ['paymentPassword', 'confirmPaymentPassword', 'oldPaymentPassword', 'password'];

  it('when it is changed › each refusal is told', async () => {
    const member = await newMember(site);
    const send = sendToPart(member, 'paymentPassword', { way: 'change' });
    const values = { oldPaymentPassword: '246810', ...NEW };
    const same = { paymentPassword: 'The new payment password must be different from the old one.' };
    await expectRefusals(member, {
      operation: 'changePaymentPassword',
      send,
      values,
      secrets,
      refusals: {
        'payment.password.same': { errors: same },
        ...paymentRefusals(send, values, 'oldPaymentPassword'),
      },
    });
    const twice = { paymentPassword: '246810', confirmPaymentPassword: '246810' };
    const calls = member.countCalls('changePaymentPassword');
    const refused = await send({ ...values, ...twice });
    expect([refused.status, readErrors(refused)]).toEqual([422, { paymentPassword: [same.paymentPassword] }]);
    expect(member.countCalls('changePaymentPassword'), 'the schema refuses it').toBe(calls);
  });

  it('when it is reset by a code › each refusal is told', async () => {
    const member = await newMember(site);
    await expectRefusals(member, {
      operation: 'resetPaymentPassword',
      send: sendToPart(member, 'paymentPassword&proof=mail', { way: 'reset' }),
      values: { verificationCode: '000000', ...NEW },
      secrets,
      refusals: {
        'verification.invalid': { by: 'gateway', errors: { verificationCode: CODE } },
        'contact.recent': { errors: { '': RECENT } },
        'payment.password.missing': { errors: { '': NONE } },
      },
    });
  });

  it('when it is set for the first time › each refusal is told', async () => {
    const member = await newMember(site, { username: 'novice' });
    await expectRefusals(member, {
      operation: 'setPaymentPassword',
      send: sendToPart(member, 'paymentPassword', { way: 'set' }),
      values: { password: 'wrong-one1', ...NEW },
      secrets,
      refusals: {
        'password.wrong': { by: 'gateway', errors: PASSWORD },
        'payment.password.already.set': {
          errors: { '': 'You already have a payment password. Open this page again to change it.' },
        },
      },
    });
  });
});

describe('security questions', () => {
  it('tell each refusal, and keep which were chosen', async () => {
    const member = await newMember(site);
    const send = sendToPart(member, 'questions');
    const values = {
      question1: '2',
      question2: '5',
      question3: '7',
      paymentPassword: '246810',
      answer1: 'Baguio',
      answer2: 'Ana Maria',
      answer3: 'Totoy',
    };
    const repeated = { question3: 'Choose three different questions.' };
    await expectRefusals(member, {
      operation: 'setSecurityQuestions',
      send,
      values,
      secrets: ['answer1', 'answer2', 'answer3', 'paymentPassword'],
      refusals: {
        'password.wrong': { errors: PASSWORD },
        'questions.repeated': { errors: repeated },
        ...paymentRefusals(send, values),
      },
    });
  });
});

describe('contacts', () => {
  const OWN = 'You already use this one. Enter another.';
  const OWNER = {
    '': 'Confirm that it is you: with your password, a code or your security answers. If you cannot, contact customer service.',
  };

  it('when a mail address is refused › each refusal is told', async () => {
    const member = await newMember(site);
    const send = sendToPart(member, 'email');
    const values = { email: 'new@mail.example', verificationCode: '000000', paymentPassword: '246810' };
    await expectRefusals(member, {
      operation: 'bindEmail',
      send,
      values,
      secrets: ['paymentPassword'],
      refusals: {
        'verification.invalid': { errors: { verificationCode: CODE } },
        'password.wrong': { errors: PASSWORD },
        'email.taken': { errors: { email: 'This e-mail address is already registered. Use another.' } },
        'contact.same': { by: 'gateway', typed: { email: 'lucky@mail.example' }, errors: { email: OWN } },
        'owner.required': { errors: OWNER },
        'owner.wrong': { errors: { '': 'Not all answers are correct.' } },
        'contact.recent': { errors: { ownerCode: RECENT } },
        'email.invalid': {
          by: 'schema',
          typed: { email: 'lucky' },
          errors: { email: 'Enter an e-mail address such as name@mail.com.' },
        },
        ...paymentRefusals(send, values),
      },
    });
  });

  it('when a mobile number is refused › each refusal is told', async () => {
    const member = await newMember(site);
    await expectRefusals(member, {
      operation: 'bindMobile',
      send: sendToPart(member, 'mobile&proof=mail'),
      values: {
        mobileNum: '09995550123',
        countryDialingCode: '63',
        verificationCode: '000000',
        ownerCode: '000000',
      },
      refusals: {
        'owner.wrong': { by: 'gateway', errors: { ownerCode: CODE } },
        'verification.invalid': { errors: { verificationCode: CODE } },
        'password.wrong': { errors: PASSWORD },
        'payment.password.wrong': { errors: { paymentPassword: /^Wrong payment password/ } },
        'payment.password.locked': {
          errors: { paymentPassword: /^After five wrong tries your payment password is locked until / },
        },
        'payment.password.missing': { errors: { paymentPassword: NONE } },
        'contact.recent': { errors: { ownerCode: RECENT } },
        'owner.required': { errors: OWNER },
        'mobile.taken': {
          errors: { mobileNum: 'This number is already registered. Log in with it, or use another.' },
        },
        'contact.same': { errors: { mobileNum: OWN } },
        'mobile.invalid': {
          by: 'schema',
          typed: { mobileNum: '12' },
          errors: { mobileNum: /^The phone number format is incorrect/ },
        },
      },
    });
  });
});

describe('the profile', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const data = { payeeName: null, birthday: null };
    await member.world.patch('Member', { username: 'lucky' }, data);
    await expectRefusals(member, {
      operation: 'updateMemberInfo',
      send: sendToPart(member, 'profile'),
      values: { nickname: 'Lucky Me', birthday: '1990-05-31' },
      refusals: {
        'age.under': {
          by: 'schema',
          typed: { birthday: '2015-06-01' },
          errors: { birthday: 'You must be 18 or older.' },
        },
        'profile.already.set': {
          errors: { '': 'This is already set. Customer service can change it.' },
        },
      },
    });
  });
});

describe('responsible play', () => {
  const sendForm = (member: Visitor, name: string, hidden: Fields) =>
    sendTo(member, changeLimits, `/member/limits?form=${name}`, hidden);

  it('when a limit is nothing › the field tells so, and the others keep what was typed', async () => {
    const member = await newMember(site);
    const answer = await sendForm(member, 'limits', { kind: 'DEPOSIT' })({ DAY: '0', WEEK: '5000', MONTH: '' });
    expect([answer.status, readErrors(answer)]).toEqual([
      422,
      { DAY: ['Enter an amount above zero, or leave it empty.'] },
    ]);
    expect(answer.data).toMatchObject({ result: { initialValue: { WEEK: '5000' } } });
  });

  it('when a higher limit is refused › each refusal is told', async () => {
    const member = await newMember(site);
    await expectRefusals(member, {
      operation: 'confirmLimit',
      send: sendForm(member, 'raise', {}),
      values: { kind: 'DEPOSIT', period: 'DAY', answer: 'confirm' },
      refusals: {
        'limit.too.soon': { errors: { '': 'The 24 hours are not over yet.' } },
        'limit.not.raised': {
          errors: { '': 'This increase is no longer waiting. Open this page again and request it again.' },
        },
      },
    });
  });

  it('when a self-exclusion is refused › its password is wrong, then there were too many attempts', async () => {
    const member = await newMember(site);
    const values = { months: '12', understood: 'on', password: 'wrong-one1' };
    const send = sendForm(member, 'exclude', {});
    await expectRefusals(member, {
      operation: 'excludeSelf',
      send,
      values,
      secrets: ['password'],
      refusals: { 'password.wrong': { by: 'gateway', errors: { password: 'Wrong password.' } } },
    });
    for (const _ of [2, 3, 4, 5]) await send(values);
    const answer = await send(values);
    expect(readErrors(answer)).toEqual({
      '': [expect.stringMatching(/^Too many attempts\. Please wait \d+ min/)],
    });
    expect(answer.data).toMatchObject({ result: { initialValue: { months: '12', understood: 'on' } } });
  });
});
