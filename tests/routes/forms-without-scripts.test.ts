import { describe, expect, it } from 'vitest';
import { newPlainBrowser, type PlainPage } from './plain-browser.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { lastCodeTo } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

const LOGIN = 'Log in';
const REGISTER = 'Create your account';
const RECOVER = 'Forgot your password?';
const PASSWORD = 'Change password';
const PUZZLE = 'A picture with a gap, and the piece that belongs there';
const CAPTCHA = 'Picture with the code to type';
const PASSWORDS = { password: 'green1234', confirmPassword: 'green1234' };
const WRONG_CODE = 'The code is wrong or has expired. Request a new one.';

async function newReader(brand: 'baize' | 'lotus' | 'harbor' = 'baize') {
  const { world } = await site.newWorld();
  const browser = newPlainBrowser(ask, world.name, brand);
  return {
    ...browser,
    world,
    /** The scale of the picture has the answer. */
    async readScale(page: PlainPage): Promise<string> {
      await browser.open(page.picture(PUZZLE));
      const puzzle = world.read.one('SliderPuzzle', { id: browser.cookies.sliderId ?? '' });
      return String(Math.round(puzzle.x));
    },
    async readCaptcha(page: PlainPage): Promise<string> {
      await browser.open(page.picture(CAPTCHA));
      return world.read.one('Captcha', { id: browser.cookies.captchaId ?? '' }).digits;
    },
    async codeSentTo(to: string): Promise<string> {
      return lastCodeTo(world, to);
    },
    async logIn() {
      const page = await browser.open('/login');
      const sliderX = await this.readScale(page);
      return browser.send(page, LOGIN, { username: 'lucky', password: 'play1234', sliderX });
    },
  };
}

const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');

describe('the log-in', () => {
  it('by name takes the place that was read off the scale', async () => {
    const reader = await newReader();
    const page = await reader.open('/login?redirectTo=/noticePage');
    const refused = await reader.send(page, LOGIN, { username: 'lucky', password: 'play1234', remember: 'on' });
    expect(refused.says('Please do the quick check once more.')).toBe(true);
    expect(refused.form(LOGIN)?.values).toMatchObject({
      username: 'lucky',
      password: '',
      remember: 'on',
      redirectTo: '/noticePage',
    });
    const sliderX = await reader.readScale(refused);
    const welcome = await reader.send(refused, LOGIN, { password: 'play1234', sliderX });
    expect([welcome.path, welcome.says('Welcome back.')]).toEqual(['/noticePage?modal=afterLogin', true]);
  });

  it('by text message sends the code, and keeps the number', async () => {
    const reader = await newReader();
    const page = await reader.open('/login?method=sms');
    const sent = await reader.send(page, LOGIN, { mobileNum: '09178252134' }, 'Send code');
    expect(sent.form(LOGIN)?.text).toContain('The code was sent. It is valid for 2 minutes.');
    const refused = await reader.send(sent, LOGIN, { verificationCode: '000000' });
    expect(refused.status).toBe(422);
    expect(refused.form(LOGIN)?.findError('verificationCode')).toBe(WRONG_CODE);
    expect(refused.form(LOGIN)?.values).toMatchObject({ mobileNum: '09178252134', verificationCode: '' });
    const verificationCode = await reader.codeSentTo('+639178252134');
    expect((await reader.send(refused, LOGIN, { verificationCode })).says('₱12,458.75')).toBe(true);
  });

  it.each([
    ['', 'Enter your phone number.'],
    ['0000000000', 'This phone number is not valid.'],
  ])('by the phone sign-in tells why no code is sent to "%s"', async (mobileNum, message) => {
    const reader = await newReader('lotus');
    const page = await reader.open('/login?method=sms');
    const refused = await reader.send(page, LOGIN, { mobileNum }, 'Send code');
    expect(refused.form(LOGIN)?.text).toContain(message);
    expect(refused.form(LOGIN)?.values).toMatchObject({ mobileNum });
  });

  it('opens a trial, and signs out after the question', async () => {
    const reader = await newReader();
    const trial = await reader.send(await reader.open('/login'), 'Play for free');
    expect(trial.says('Trial')).toBe(true);
    const question = await reader.open('/noticePage?modal=logout');
    const left = await reader.send(question, 'Sign out');
    expect([left.path, left.says('You are signed out.')]).toEqual(['/', true]);
    expect(reader.cookies.session).toBeUndefined();
  });

  it('puts the news off until tomorrow', async () => {
    const reader = await newReader();
    await reader.logIn();
    const news = await reader.open('/noticePage?modal=afterLogin');
    expect((await reader.send(news, 'Do not show again today')).path).toBe('/noticePage');
    expect(Object.keys(reader.cookies).some((name) => name.startsWith('put-off-'))).toBe(true);
  });
});

describe('the registration', () => {
  it('by name takes a picture’s code and the place on the scale', async () => {
    const reader = await newReader('harbor');
    await reader.world.patch('Brand', { code: 'harbor' }, { hosts: '["harbor.test"]' });
    const page = await reader.open('/register');
    const typed = { username: 'june', email: 'june@mail.example', payeeName: 'JUNE SUKJAI' };
    const first = {
      ...typed,
      terms: 'on',
      ...PASSWORDS,
      confirmPassword: 'other1234',
      affiliateCode: 'BOSS2020',
      captcha: '0000',
    };
    const mismatch = await reader.send(page, REGISTER, first);
    expect(mismatch.form(REGISTER)?.findError('confirmPassword')).toBe('The passwords do not match.');
    const kept = { ...typed, terms: 'on', affiliateCode: 'BOSS2020', password: '', confirmPassword: '', captcha: '' };
    expect(mismatch.form(REGISTER)?.values).toMatchObject(kept);

    const proved = async (at: PlainPage) => ({
      ...PASSWORDS,
      captcha: await reader.readCaptcha(at),
      sliderX: await reader.readScale(at),
    });
    const over = await reader.send(mismatch, REGISTER, await proved(mismatch));
    expect(over.form(REGISTER)?.findError('affiliateCode')).toBe('Invalid invitation code');
    expect(over.form(REGISTER)?.values.affiliateCode).toBe('BOSS2020');
    const made = await reader.send(over, REGISTER, { ...(await proved(over)), affiliateCode: 'BOSS88' });
    expect(made.says('Your account is ready. Welcome!')).toBe(true);
    expect(reader.cookies.session).toBeDefined();
  });

  it('by mobile number sends the code first; an invitation of the address that is over has its field then', async () => {
    const reader = await newReader();
    await reader.world.patch('Brand', { code: 'baize' }, { hosts: '["baize.test"]' });
    const address = '/register?affiliateCode=BOSS2020&referralCode=LUCKY77&redirectTo=%2FnoticePage';
    const page = await reader.open(address);
    expect(page.form(REGISTER)?.labels).not.toContain('Invitation or friend’s code (optional)');
    const number = { mobileNum: '09995550123', email: 'june@mail.example' };
    const asked = { ...number, ...PASSWORDS, sliderX: await reader.readScale(page) };
    const sent = await reader.send(page, REGISTER, asked, 'Send code');
    expect(sent.form(REGISTER)?.text).toContain('The code was sent. It is valid for 2 minutes.');
    expect(sent.form(REGISTER)?.values).toMatchObject(number);
    const proof = { ...PASSWORDS, verificationCode: await reader.codeSentTo('+639995550123') };
    const over = await reader.send(sent, REGISTER, proof);
    expect(over.form(REGISTER)?.labels).toContain('Invitation or friend’s code (optional)');
    expect(over.form(REGISTER)?.findError('affiliateCode')).toBe('Invalid invitation code');
    const made = await reader.send(over, REGISTER, { ...proof, affiliateCode: '' });
    expect(made.says('Your account is ready. Welcome!')).toBe(true);
    expect(made.path).toMatch(/^\/noticePage\?/);
  });

  it('by name stays one when it is refused', async () => {
    const reader = await newReader();
    const page = await reader.open('/register?method=username');
    const typed = { username: 'june', mobileNum: '12', verificationCode: '123456', email: 'june@mail.example' };
    const { terms, ...unticked } = page.form(REGISTER)?.values ?? {};
    expect(terms).toBe('on');
    const refused = await reader.send(page, REGISTER, { ...unticked, ...typed, ...PASSWORDS, terms: '' });
    const form = refused.form(REGISTER);
    expect(form?.findError('mobileNum')).toBe('The phone number format is incorrect.');
    expect(form?.findError('terms')).toBe('Please confirm that you are 18 or older and accept the agreement.');
    expect(form?.values).toMatchObject({ username: 'june', mobileNum: '12', email: 'june@mail.example' });
    expect(refused.path).toBe('/register?method=username');
  });
});

describe('a forgotten password', () => {
  it('is sent by mail', async () => {
    const reader = await newReader();
    const page = await reader.open('/forget?method=email');
    const refused = await reader.send(page, RECOVER, { username: 'nobody', email: 'lucky@mail.example' });
    expect(refused.form(RECOVER)?.text).toContain('Username/Email does not exist');
    expect(refused.form(RECOVER)?.values).toMatchObject({ username: 'nobody', email: 'lucky@mail.example' });
    const sent = await reader.send(refused, RECOVER, { username: 'lucky' });
    expect(sent.path).toBe('/login');
    expect(sent.says('The password has been sent. Please check it out.')).toBe(true);
    expect(await reader.codeSentTo('lucky@mail.example')).toHaveLength(10);
  });

  it('is set by phone', async () => {
    const reader = await newReader();
    const page = await reader.open('/forget');
    const asked = { mobileNum: '09178252134', sliderX: await reader.readScale(page) };
    const sent = await reader.send(page, RECOVER, asked, 'Send code');
    expect(sent.form(RECOVER)?.text).toContain('The code was sent. It is valid for 2 minutes.');
    const code = await reader.codeSentTo('+639178252134');
    const wrong = { verificationCode: otherCode(code), newPassword: 'fresh5678' };
    const refused = await reader.send(sent, RECOVER, wrong);
    expect(refused.form(RECOVER)?.findError('verificationCode')).toBe(WRONG_CODE);
    expect(refused.form(RECOVER)?.values).toMatchObject({ mobileNum: '09178252134', newPassword: '' });
    const set = await reader.send(refused, RECOVER, { verificationCode: code, newPassword: 'fresh5678' });
    expect(set.says('Your new password is set, and you are logged in.')).toBe(true);
    expect(set.says('₱12,458.75')).toBe(true);
  });
});

it('a change of the password in the dialog is refused on its page, where it succeeds', async () => {
  const reader = await newReader();
  await reader.logIn();
  const dialog = await reader.open('/noticePage?modal=password');
  const fresh = { newPassword: 'fresh5678', confirmNewPassword: 'fresh5678' };
  const refused = await reader.send(dialog, PASSWORD, { oldPassword: 'wrong-one', ...fresh });
  expect(refused.path).toBe('/password');
  expect(refused.form(PASSWORD)?.findError('oldPassword')).toBe('Wrong old password.');
  expect(refused.form(PASSWORD)?.values).toMatchObject({ oldPassword: '', newPassword: '', confirmNewPassword: '' });
  const changed = await reader.send(refused, PASSWORD, { oldPassword: 'play1234', ...fresh });
  expect([changed.path, changed.says('Your password was changed.')]).toEqual(['/', true]);
});
