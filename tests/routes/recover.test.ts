import { describe, expect, it } from 'vitest';
import { action, loader } from '../../app/routes/_shell.forget/route.tsx';
import { action as codes } from '../../app/routes/codes.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const network = { '': ['Network link is abnormal, please try again'] };
const recover = (visitor: Visitor, form: Record<string, string>) => visitor.ask(action, '/forget', { form });

describe('by phone', () => {
  /** With a code. */
  async function newForgetful() {
    const visitor = await newVisitor(site);
    const mobileNum = (await visitor.memberNamed('lucky')).mobileNum ?? '';
    const target = { recoverBy: 'mobileNum', mobileNum, countryDialingCode: '63' };
    await visitor.ask(codes, '/codes', { form: { ...target, scene: 'forgot', ...(await visitor.proof('sms')) } });
    const verificationCode = await visitor.codeSentTo(`+63${mobileNum.slice(1)}`);
    return { visitor, form: { ...target, verificationCode, newPassword: 'newpass1' } };
  }
  const other = (code: string) => (code === '000000' ? '111111' : '000000');

  it('a new password is set, and the member signed in with it', async () => {
    const { visitor, form } = await newForgetful();
    const answer = await recover(visitor, form);
    expect(answer).toMatchObject({ status: 302, location: '/?modal=afterLogin' });
    expect(await readToastKey(answer)).toBe('member.passwordSet');
    expect(visitor.cookies.session).toBeDefined();
    expect((await visitor.logIn({ username: 'lucky', password: 'newpass1' })).status).toBe(302);
  });

  it('a wrong code is refused under its field, and the secrets do not come back', async () => {
    const { visitor, form } = await newForgetful();
    const answer = await recover(visitor, { ...form, verificationCode: other(form.verificationCode) });
    expect(readErrors(answer)).toEqual({ verificationCode: ['The code is wrong or has expired. Request a new one.'] });
    expect(readTyped(answer)).toEqual({
      mobileNum: form.mobileNum,
      countryDialingCode: '63',
    });
  });

  it('a weak password is refused without asking the API', async () => {
    const { visitor, form } = await newForgetful();
    expect(readErrors(await recover(visitor, { ...form, newPassword: 'abcdefg' }))).toEqual({
      newPassword: ['Fill in your password with 7 - 20 characters: letters and digits.'],
    });
    expect(visitor.countCalls('setPasswordByPhone')).toBe(0);
  });

  it('an API that fails is told with the request id', async () => {
    const { visitor, form } = await newForgetful();
    visitor.world.faults.set([{ operation: 'setPasswordByPhone', kind: 'cut' }]);
    const answer = await recover(visitor, form);
    expect(readErrors(answer)).toEqual(network);
    expect(answer.data).toMatchObject({ requestId: 'request-of-a-test' });
  });

  it('a password that is set but not signed in with leads to the log-in, which says so', async () => {
    const { visitor, form } = await newForgetful();
    visitor.world.faults.set([{ operation: 'login', kind: 'cut' }]);
    const answer = await recover(visitor, form);
    expect(answer).toMatchObject({ status: 302, location: '/login' });
    expect(await readToastKey(answer)).toBe('member.passwordSetLogIn');
    expect(visitor.cookies.session).toBeUndefined();
    visitor.world.faults.set([]);
    expect((await visitor.logIn({ username: 'lucky', password: 'newpass1' })).status).toBe(302);
  });

  it('a number that nobody has looks like any other, and no code opens it', async () => {
    const visitor = await newVisitor(site);
    const target = { mobileNum: '09995550123', countryDialingCode: '63' };
    const form = { scene: 'forgot', ...target, ...(await visitor.proof('sms')) };
    expect((await visitor.ask(codes, '/codes', { form })).json).toEqual({ isSent: true, minutes: 2 });
    expect(visitor.world.read.list('InboxMessage', { to: '+639995550123' }).length).toBe(0);
    const typed = { recoverBy: 'mobileNum', ...target, verificationCode: '123456', newPassword: 'newpass1' };
    expect(readErrors(await recover(visitor, typed))).toEqual({
      verificationCode: ['The code is wrong or has expired. Request a new one.'],
    });
  });

  it('a code that is two minutes old is refused under its field', async () => {
    const { visitor, form } = await newForgetful();
    await visitor.world.changeClock((clock) => clock.advance(120_001));
    expect(Object.keys(readErrors(await recover(visitor, form)))).toEqual(['verificationCode']);
  });

  it('lotus takes the code of its gateway, though its registration has the phone sign-in', async () => {
    const visitor = await newVisitor(site, 'lotus');
    const mobileNum = (await visitor.memberNamed('lucky')).mobileNum ?? '';
    const target = { mobileNum, countryDialingCode: '84' };
    await visitor.ask(codes, '/codes', { form: { ...target, scene: 'forgot', ...(await visitor.proof('sms')) } });
    const verificationCode = await visitor.codeSentTo(`+84${mobileNum.slice(1)}`);
    const form = { recoverBy: 'mobileNum', ...target, verificationCode, newPassword: 'newpass1' };
    expect(await recover(visitor, form)).toMatchObject({ status: 302, location: '/?modal=afterLogin' });
  });

  it('the code is asked for by the form itself where there are no scripts', async () => {
    const { visitor, form } = await newForgetful();
    await visitor.world.delete('VerificationCode', {});
    const answer = await recover(visitor, { ...form, intent: 'sendCode', ...(await visitor.proof('sms')) });
    expect(answer).toMatchObject({ status: 200, data: { code: { isSent: true, minutes: 2 } } });
    expect(readTyped(answer)).toMatchObject({ mobileNum: form.mobileNum });
    expect(JSON.stringify(answer.data)).not.toContain(form.newPassword);
  });
});

describe('by mail', () => {
  const lucky = { recoverBy: 'email', username: 'lucky', email: 'lucky@mail.example' };
  const unknown = { ...lucky, email: 'nobody@mail.example' };

  it('a new password is sent, with which one signs in', async () => {
    const visitor = await newVisitor(site);
    const answer = await recover(visitor, lucky);
    expect(answer).toMatchObject({ status: 302, location: '/login' });
    expect(await readToastKey(answer)).toBe('member.passwordSent');
    const password = await visitor.codeSentTo('lucky@mail.example');
    expect((await visitor.logIn({ username: 'lucky', password })).status).toBe(302);
  });

  it('an unknown address is refused, on the page', async () => {
    const visitor = await newVisitor(site);
    const answer = await recover(visitor, unknown);
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual({ '': ['Username/Email does not exist'] });
    const { recoverBy, ...typed } = unknown;
    expect(readTyped(answer)).toEqual(typed);
  });

  it('empty fields are named', async () => {
    const visitor = await newVisitor(site);
    const answer = await recover(visitor, { ...lucky, username: ' ', email: '', pageBehind: '/live' });
    expect(readErrors(answer)).toEqual({ username: ['Enter your username.'], email: ['Required'] });
    expect(visitor.countCalls('resetPasswordByEmail')).toBe(0);
  });

  it('a second mail within a minute is refused, and sent after it', async () => {
    const visitor = await newVisitor(site);
    await recover(visitor, lucky);
    expect(readErrors(await recover(visitor, lucky))).toEqual({
      '': ['Too many attempts. Please wait 1 min and try again.'],
    });
    await visitor.world.changeClock((clock) => clock.advance(60_000));
    expect(await recover(visitor, lucky)).toMatchObject({ status: 302, location: '/login' });
  });

  it('an API that fails is told with the request id', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'resetPasswordByEmail', kind: 'html', status: 502 }]);
    const answer = await recover(visitor, lucky);
    expect(readErrors(answer)).toEqual(network);
    expect(answer.data).toMatchObject({ requestId: 'request-of-a-test' });
  });

  const fault = { operation: 'resetPasswordByEmail', kind: 'cut' } as const;
  it.each([
    ['success', lucky, [], 'member.passwordSent'],
    ['an unknown address', unknown, [], 'member.memberNotFound'],
    ['an API that fails', lucky, [fault], 'member.network'],
  ])('the pop-up closes after %s', async (_name, form, faults, toast) => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([...faults]);
    const answer = await recover(visitor, { ...form, pageBehind: '/live?x=1' });
    expect(answer).toMatchObject({ status: 302, location: '/live?x=1' });
    expect(await readToastKey(answer)).toBe(toast);
  });

  it('the pop-up closes after too many, and leads nowhere else', async () => {
    const visitor = await newVisitor(site);
    await recover(visitor, lucky);
    const answer = await recover(visitor, { ...lucky, pageBehind: '//elsewhere.example' });
    expect(answer).toMatchObject({ status: 302, location: '/' });
    expect(await readToastKey(answer)).toBe('member.tooMany');
  });
});

describe('the form', () => {
  it.each([
    ['baize', ['mobileNum', 'email'], 'mobileNum'],
    ['lotus', ['mobileNum'], 'mobileNum'],
    ['harbor', ['email'], 'email'],
  ] as const)('of %s has its ways, the number first', async (brand, methods, method) => {
    const visitor = await newVisitor(site, brand);
    expect((await visitor.ask(loader, '/forget')).data).toMatchObject({ view: { methods, method } });
    const wanted = await visitor.ask(loader, '/forget?method=email');
    expect(wanted.data).toMatchObject({
      view: { method: (methods as readonly string[]).includes('email') ? 'email' : method },
    });
  });

  it('has none where the brand has none', async () => {
    const visitor = await newVisitor(site);
    await visitor.switchModule('CHNGPASSMAIL3', false);
    await visitor.switchModule('CHNGPASSVERIF3', false);
    expect((await visitor.ask(loader, '/forget')).data).toMatchObject({ view: { methods: [] } });
  });

  it('says who can help, by position', async () => {
    const visitor = await newVisitor(site);
    const { data } = await visitor.ask(loader, '/forget');
    const { contacts } = (data as { view: { contacts: { kind: string; href: string }[] } }).view;
    expect(contacts.map(({ kind, href }) => [kind, href])).toEqual([
      ['site', 'https://baize-1.example/'],
      ['site', 'https://baize-2.example/'],
      ['email', 'mailto:support@baize.example'],
      ['telegram', 'https://telegram.baize.example/'],
      ['facebook', 'https://facebook.baize.example/'],
      ['telegramSecond', 'https://telegram.baize.example/second'],
    ]);
  });

  it('is for visitors', async () => {
    const visitor = await newMember(site);
    expect(await visitor.ask(loader, '/forget')).toMatchObject({ status: 302, location: '/' });
  });
});
