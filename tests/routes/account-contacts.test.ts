import { describe, expect, it } from 'vitest';
import type { AccountView } from '../../app/features/member/account/account.server.ts';
import type { ContactView } from '../../app/features/member/account/contact/contact.server.ts';
import type { PartAnswer } from '../../app/features/member/account/part/part.types.ts';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { action as codes } from '../../app/routes/codes.ts';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const ACCOUNT = '/member/securityCenter';
const NUMBER = { mobileNum: '09995550123', countryDialingCode: '63' };
const EMAIL = 'new@mail.example';

const accountAt = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${ACCOUNT}${search}`)).data as { view: AccountView }).view;
const send = (member: Visitor, search: string, form: Record<string, string>) =>
  member.ask(action, `${ACCOUNT}${search}`, { form });
const findRow = ({ rows }: AccountView, part: string) => rows.find(({ key }) => key === part);

async function codeFor(member: Visitor, form: Record<string, string>, to: string): Promise<string> {
  const { json } = await member.ask(codes, '/codes', { form: { scene: 'bind', ...form } });
  expect(json).toEqual({ isSent: true, minutes: 2 });
  return member.codeSentTo(to);
}

describe('the account', () => {
  it('says what is bound, masked, and how safe it is', async () => {
    const view = await accountAt(await newMember(site));
    expect(view).toMatchObject({ account: 'lucky', nickname: 'Lucky Seven', open: null });
    expect(findRow(view, 'email')).toMatchObject({ text: 'lu***@mail.example', isSafe: true });
    expect(findRow(view, 'email')?.path).toBe(`${ACCOUNT}?part=email`);
    expect(JSON.stringify(view)).not.toContain('lucky@');
  });

  it('says what is missing, and that the account is less safe for it', async () => {
    const member = await newMember(site);
    const whole = await accountAt(member);
    const { id } = await member.memberNamed('lucky');
    await member.world.patch('Member', { id }, { email: null });
    const view = await accountAt(member);
    expect(findRow(view, 'email')).toMatchObject({ text: null, isSafe: false });
    expect(view.safety).toMatchObject({ done: whole.safety.done - 1, of: whole.safety.of });
  });

  it('opens what the address names, and nothing for what there is not', async () => {
    const member = await newMember(site);
    expect((await accountAt(member, '?part=email')).open?.key).toBe('email');
    for (const part of ['password', 'nothing', 'constructor']) {
      expect((await accountAt(member, `?part=${part}`)).open).toBeNull();
      expect((await send(member, `?part=${part}`, {})).status).toBe(400);
    }
  });

  it('asks a visitor to sign in, and warns a trial account', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(loader, ACCOUNT)).location).toBe(`/login?redirectTo=${encodeURIComponent(ACCOUNT)}`);
    const form = { scene: 'bind', channel: 'mail', email: EMAIL };
    expect((await visitor.ask(codes, '/codes', { form })).location).toMatch(/^\/login/);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    for (const answer of [await visitor.ask(loader, ACCOUNT), await send(visitor, '?part=email', {})]) {
      expect(answer.location).toBe('/?modal=realAccount');
    }
  });
});

describe('binding', () => {
  it('binds a mail address by its code and the payment password', async () => {
    const member = await newMember(site);
    const verificationCode = await codeFor(member, { channel: 'mail', email: EMAIL }, EMAIL);
    const bound = await send(member, '?part=email', { email: EMAIL, verificationCode, paymentPassword: '246810' });
    expect([bound.location, await readToastKey(bound)]).toEqual([ACCOUNT, 'member.emailBound']);
    expect(findRow(await accountAt(member), 'email')?.text).toBe('ne***@mail.example');
  });

  it('binds a number by its code and a code to the old address, without scripts', async () => {
    const member = await newMember(site);
    const search = '?part=mobile&proof=mail';
    const first = await send(member, search, { ...NUMBER, intent: 'sendCode' });
    expect([first.status, (first.data as PartAnswer).code]).toEqual([200, { isSent: true, minutes: 2 }]);
    expect(readTyped(first)).toEqual(NUMBER);
    const second = await send(member, search, { ...NUMBER, intent: 'sendOwnerCode' });
    expect((second.data as PartAnswer).ownerCode).toEqual({ isSent: true, minutes: 2 });
    const verificationCode = await member.codeSentTo('+639995550123');
    const ownerCode = await member.codeSentTo('lucky@mail.example');
    const bound = await send(member, search, { ...NUMBER, verificationCode, ownerCode });
    expect([bound.location, await readToastKey(bound)]).toEqual([ACCOUNT, 'member.mobileBound']);
  });

  it('keeps what was typed where the code is wrong, less the password', async () => {
    const member = await newMember(site);
    await codeFor(member, { channel: 'mail', email: EMAIL }, EMAIL);
    const form = { email: EMAIL, verificationCode: '000000', paymentPassword: '246810' };
    const refused = await send(member, '?part=email', form);
    expect(refused.status).toBe(422);
    expect(readErrors(refused)).toEqual({
      verificationCode: ['The code is wrong or has expired. Request a new one.'],
    });
    expect(readTyped(refused)).toEqual({ email: EMAIL, verificationCode: '000000' });
  });

  it.each([
    [
      'the payment password is wrong',
      '',
      { paymentPassword: '135791' },
      { paymentPassword: ['Wrong payment password. You have 4 tries left.'] },
    ],
    [
      'the login password is all there is',
      '',
      { password: 'play1234' },
      { paymentPassword: ['Enter your payment password.'] },
    ],
    ['the code to what is bound is wrong', '&proof=sms', { ownerCode: '1' }, { ownerCode: [expect.any(String)] }],
    ['that code is missing', '&proof=mail', {}, { ownerCode: ['Enter the code that was sent to you.'] }],
    [
      'it is bound already',
      '',
      { email: 'LUCKY@mail.example', paymentPassword: '246810' },
      { email: [expect.any(String)] },
    ],
    [
      'it is another member’s',
      '',
      { email: 'victor@mail.example', paymentPassword: '246810' },
      { email: [expect.any(String)] },
    ],
    [
      'it is no address',
      '',
      { email: 'nothing', paymentPassword: '246810' },
      { email: [expect.stringContaining('name@mail.com')] },
    ],
  ])('refuses where %s', async (_, search, form, errors) => {
    const member = await newMember(site);
    const refused = await send(member, `?part=email${search}`, { email: EMAIL, verificationCode: '123456', ...form });
    expect([refused.status, readErrors(refused)]).toEqual([422, errors]);
  });

  it.each([
    [{ channel: 'mail', email: 'victor@mail.example' }, 'This e-mail address is already registered. Use another.'],
    [{ channel: 'mail', email: 'lucky@mail.example' }, 'You already use this one. Enter another.'],
    [{ channel: 'mail', email: '' }, 'Enter your e-mail address.'],
    [{ channel: 'sms', ...NUMBER, mobileNum: '0999' }, 'The phone number format is incorrect.'],
    [{ channel: 'sms', ...NUMBER, mobileNum: '' }, 'Enter your mobile number.'],
  ])('sends no code to %j, and says why', async (form, warning) => {
    const member = await newMember(site);
    const { json } = await member.ask(codes, '/codes', { form: { scene: 'bind', ...form } });
    expect(json).toEqual({ isSent: false, warning });
  });

  it('asks a member without a payment password for the login password', async () => {
    const member = await newMember(site, { username: 'novice' });
    const verificationCode = await codeFor(member, { channel: 'mail', email: EMAIL }, EMAIL);
    const wrong = await send(member, '?part=email', { email: EMAIL, verificationCode, password: 'wrong-one1' });
    expect(readErrors(wrong)).toEqual({ password: ['Wrong login password.'] });
    const form = { email: EMAIL, verificationCode, password: 'play1234' };
    expect((await send(member, '?part=email', form)).location).toBe(ACCOUNT);
  });

  it('takes the security answers of a member with a payment password', async () => {
    const member = await newMember(site);
    const answers = { answer1: 'Bantay', answer2: 'Baguio', answer3: 'Santos' };
    const questions = { question1: '2', question2: '5', question3: '1' };
    await send(member, '?part=questions', { ...questions, ...answers, paymentPassword: '246810' });
    const search = '?part=email&proof=questions';
    const view = (await accountAt(member, search)).open?.view as ContactView;
    expect(view.proofs.map(({ key }) => key)).toEqual(['paymentPassword', 'mail', 'sms', 'questions']);
    expect(view.questions).toHaveLength(3);
    const verificationCode = await codeFor(member, { channel: 'mail', email: EMAIL }, EMAIL);
    const form = { email: EMAIL, verificationCode, ...answers };
    const wrong = await send(member, search, { ...form, answer2: 'Manila' });
    expect(readErrors(wrong)).toEqual({ '': ['Not all answers are correct.'] });
    expect(readTyped(wrong)).toEqual({ email: EMAIL, verificationCode });
    expect((await send(member, search, form)).location).toBe(ACCOUNT);
  });

  it('offers no codes for 72 hours after a change, and says until when', async () => {
    const member = await newMember(site);
    const { id } = await member.memberNamed('lucky');
    const contactsChangedAt = new Date(member.world.now());
    await member.world.patch('Member', { id }, { contactsChangedAt });
    const recent = expect.stringMatching(/^A contact was changed .+ codes work again from .+\d{4}/);
    const { open } = await accountAt(member, '?part=mobile&proof=mail');
    expect(open?.view).toMatchObject({ proof: 'paymentPassword', proofs: [{ key: 'paymentPassword' }] });
    expect(open?.view).toMatchObject({ codesLocked: recent });
    const reset = await accountAt(member, '?part=paymentPassword&proof=mail');
    expect(reset.open?.view).toMatchObject({ way: 'change', proofs: [], codesLocked: recent });
    const { json } = await member.ask(codes, '/codes', { form: { scene: 'paymentPassword', channel: 'sms' } });
    expect(json).toEqual({ isSent: false, warning: recent });
  });

  it('asks an account that has nothing for no proof', async () => {
    const member = await newMember(site);
    const { id } = await member.memberNamed('lucky');
    const nothing = { passwordHash: '-', paymentHash: null, email: null, mobileNum: null, mobileKey: null };
    await member.world.patch('Member', { id }, nothing);
    expect((await accountAt(member, '?part=email')).open?.view).toMatchObject({ proof: null, proofs: [] });
    const verificationCode = await codeFor(member, { channel: 'mail', email: EMAIL }, EMAIL);
    expect((await send(member, '?part=email', { email: EMAIL, verificationCode })).location).toBe(ACCOUNT);
  });
});
