import { describe, expect, it } from 'vitest';
import { action as logIn, loader as logInPage } from '../../app/routes/_shell.login/route.tsx';
import { action as register } from '../../app/routes/_shell.register/route.tsx';
import { action as codes } from '../../app/routes/codes.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, readErrors, type Visitor } from './visitor.ts';

const site = prepareSite();
const expired = { verificationCode: ['The code has expired. Request a new one.'] };

const lucky = async ({ memberNamed }: Visitor) => ({
  mobileNum: (await memberNamed('lucky')).mobileNum ?? '',
  countryDialingCode: '84',
});

const e164 = (mobileNum: string) => `+84${mobileNum.replace(/^0/, '')}`;

/** Lotus uses codes of the third party. */
async function newAtLotus(scene = 'login', mobile?: string) {
  const visitor = await newVisitor(site, 'lotus');
  const target = mobile ? { mobileNum: mobile, countryDialingCode: '84' } : await lucky(visitor);
  const sent = await visitor.ask(codes, '/codes', { form: { scene, ...target } });
  return { visitor, target, sent };
}

const signIn = (visitor: Visitor, form: Record<string, string>) =>
  visitor.ask(logIn, '/login', { form: { method: 'sms', ...form } });

describe('signing in by the third party', () => {
  it('takes its code', async () => {
    const { visitor, target, sent } = await newAtLotus();
    expect(sent.json).toEqual({ isSent: true, minutes: null });
    expect(visitor.cookies['phone-auth']).toBeDefined();
    expect(visitor.countCalls('sendLoginSms')).toBe(0);
    const verificationCode = await visitor.codeSentTo(e164(target.mobileNum));
    const answer = await signIn(visitor, { ...target, verificationCode });
    expect(answer).toMatchObject({ status: 302, location: '/?modal=afterLogin' });
    expect(visitor.countCalls('loginPhoneAuth')).toBe(1);
    expect(visitor.cookies['phone-auth']).toBeUndefined();
  });

  it('asks the third party once for a number it has proved, when the API fails in between', async () => {
    const { visitor, target } = await newAtLotus();
    const verificationCode = await visitor.codeSentTo(e164(target.mobileNum));
    visitor.world.faults.set([{ operation: 'loginPhoneAuth', kind: 'cut' }]);
    expect((await signIn(visitor, { ...target, verificationCode })).status).toBe(422);
    visitor.world.faults.set([]);
    await visitor.world.delete('PhoneAuthSession', {});
    expect((await signIn(visitor, { ...target, verificationCode })).status).toBe(302);
  });

  it('takes the number without its zero for the same', async () => {
    const { visitor, target } = await newAtLotus();
    const verificationCode = await visitor.codeSentTo(e164(target.mobileNum));
    const mobileNum = target.mobileNum.replace(/^0/, '');
    expect((await signIn(visitor, { ...target, mobileNum, verificationCode })).status).toBe(302);
  });

  it('refuses a wrong code, a code for another number and one that nobody asked for', async () => {
    const { visitor, target } = await newAtLotus();
    const right = await visitor.codeSentTo(e164(target.mobileNum));
    const verificationCode = right === '000000' ? '111111' : '000000';
    expect(readErrors(await signIn(visitor, { ...target, verificationCode }))).toEqual({
      verificationCode: ['Wrong code. Please check it.'],
    });
    const other = { ...target, mobileNum: '0990000000' };
    expect(readErrors(await signIn(visitor, { ...other, verificationCode: right }))).toEqual(expired);
    delete visitor.cookies['phone-auth'];
    expect(readErrors(await signIn(visitor, { ...target, verificationCode: right }))).toEqual(expired);
    expect(visitor.countCalls('loginPhoneAuth')).toBe(0);
  });

  it('refuses a code that is too old', async () => {
    const { visitor, target } = await newAtLotus();
    const verificationCode = await visitor.codeSentTo(e164(target.mobileNum));
    await visitor.world.changeClock((clock) => clock.advance(5 * 60_000 + 1));
    expect(readErrors(await signIn(visitor, { ...target, verificationCode }))).toEqual(expired);
  });

  it('tells of a number that no member has', async () => {
    const { visitor, target } = await newAtLotus('login', '0995550123');
    const verificationCode = await visitor.codeSentTo(e164(target.mobileNum));
    expect(readErrors(await signIn(visitor, { ...target, verificationCode }))).toEqual({
      mobileNum: ['No account uses this number. Check it, or sign up.'],
    });
  });

  it.each([
    ['0900000001', 'We could not confirm that you are human. Please try again.'],
    ['0900000002', 'No more codes can be sent today. Please log in another way.'],
    ['0900000003', 'Phone sign-in is unavailable right now. Please try again later.'],
  ])('warns with its own words: %s', async (mobileNum, warning) => {
    const { sent, visitor } = await newAtLotus('login', mobileNum);
    expect(sent.json).toEqual({ isSent: false, warning });
    expect(visitor.cookies['phone-auth']).toBeUndefined();
  });

  it('warns after five messages to a number, and of a brand that has switched it off', async () => {
    const { visitor, target } = await newAtLotus();
    const ask = async () => (await visitor.ask(codes, '/codes', { form: { scene: 'login', ...target } })).json;
    for (let each = 1; each < 5; each += 1) expect(await ask()).toMatchObject({ isSent: true });
    expect(await ask()).toEqual({
      isSent: false,
      warning: 'Too many requests for this number. Try again after 5 minutes.',
    });
    await visitor.switchModule('MOBILEVERCODELOGIN3', false);
    await visitor.switchModule('REGMOBVERF3', false);
    expect(await ask()).toEqual({ isSent: false, warning: 'Phone sign-in is turned off at the moment.' });
  });

  it('is told to the page, without a puzzle where none is wanted', async () => {
    const visitor = await newVisitor(site, 'lotus');
    const { data } = await visitor.ask(logInPage, '/login?method=sms');
    expect(data).toMatchObject({ login: { method: 'sms', signIn: { hasPhoneAuth: true, recaptchaKey: null } } });
  });
});

it('codes for a new password come from the gateway all the same', async () => {
  const visitor = await newVisitor(site, 'lotus');
  const form = { scene: 'forgot', ...(await lucky(visitor)), ...(await visitor.proof('sms')) };
  expect((await visitor.ask(codes, '/codes', { form })).json).toEqual({ isSent: true, minutes: 1 });
  expect(visitor.countCalls('sendLoginSms')).toBe(1);
});

describe('registering by the third party', () => {
  const newcomer = {
    registerBy: 'username',
    username: 'minhmoi',
    password: 'play1234',
    confirmPassword: 'play1234',
    payeeName: 'TRAN VAN MOI',
    mobileNum: '0995550123',
    countryDialingCode: '84',
    paymentPassword: '135790',
    terms: 'on',
  };

  it('goes on with a number that is proved when something else was wrong', async () => {
    const { visitor } = await newAtLotus('register', newcomer.mobileNum);
    const form = { ...newcomer, verificationCode: await visitor.codeSentTo(e164(newcomer.mobileNum)) };
    const taken = await visitor.ask(register, '/register', { form: { ...form, username: 'lucky' } });
    expect(readErrors(taken)).toEqual({ username: ['This username is taken. Try another.'] });
    expect(JSON.stringify(taken.data)).not.toContain(newcomer.paymentPassword);
    const answer = await visitor.ask(register, '/register', { form });
    expect(answer.status).toBe(302);
    expect(await visitor.memberNamed('minhmoi')).toMatchObject({ mobileKey: '84995550123' });
  });

  it('refuses a wrong code under its field', async () => {
    const { visitor } = await newAtLotus('register', newcomer.mobileNum);
    const right = await visitor.codeSentTo(e164(newcomer.mobileNum));
    const form = { ...newcomer, verificationCode: right === '000000' ? '111111' : '000000' };
    expect(readErrors(await visitor.ask(register, '/register', { form }))).toEqual({
      verificationCode: ['Wrong code. Please check it.'],
    });
    expect(visitor.countCalls('registerMember')).toBe(0);
  });
});
