import { describe, expect, it } from 'vitest';
import { action as changePassword, loader as passwordPage } from '../../app/routes/_shell.password/route.tsx';
import { action, loader } from '../../app/routes/_shell.register/route.tsx';
import { loader as captcha } from '../../app/routes/captcha.ts';
import { action as codes } from '../../app/routes/codes.ts';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { loader as older } from '../../app/routes/register[.]html.ts';
import { readSession } from '../../app/session/cookie.server.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const TRIAL = 4;
const network = { '': ['Network link is abnormal, please try again'] };

const secrets = { password: 'play1234', confirmPassword: 'play1234' };
const juanito = {
  ...secrets,
  registerBy: 'username',
  username: 'juanito',
  email: 'juan@mail.example',
  mobileNum: '09995550123',
  countryDialingCode: '63',
  verificationCode: '000000',
  terms: 'on',
};

const register = (visitor: Visitor, form: Record<string, string>) => visitor.ask(action, '/register', { form });

async function codeFor(visitor: Visitor, { mobileNum, countryDialingCode } = juanito) {
  const form = { scene: 'register', mobileNum, countryDialingCode, ...(await visitor.proof('sms')) };
  await visitor.ask(codes, '/codes', { form });
  return visitor.codeSentTo(`+${countryDialingCode}${mobileNum.replace(/^0/, '')}`);
}

/** Harbor asks for a captcha and no mobile number. */
async function newAtHarbor() {
  const visitor = await newVisitor(site, 'harbor');
  await visitor.world.patch('Brand', { code: 'harbor' }, { hosts: '["harbor.test"]' });
  await visitor.ask(captcha, '/captcha');
  const { digits } = visitor.world.read.one('Captcha', { id: visitor.cookies.captchaId });
  const form = {
    ...secrets,
    username: 'somsri',
    payeeName: 'SOMSRI JAIDEE',
    email: 'somsri@mail.example',
    captcha: digits,
    affiliateCode: 'BOSS88',
    terms: 'on',
  };
  return { visitor, form };
}

describe('registering', () => {
  it('by name makes a member and signs them in', async () => {
    const visitor = await newVisitor(site);
    const answer = await register(visitor, { ...juanito, verificationCode: await codeFor(visitor) });
    expect(answer).toMatchObject({ status: 302, location: '/?modal=afterLogin&method=first' });
    expect(await readToastKey(answer)).toBe('member.registered');
    expect(visitor.cookies.session).toBeDefined();
    expect(await visitor.memberNamed('juanito')).toMatchObject({
      email: 'juan@mail.example',
      mobileKey: '639995550123',
    });
  });

  it('by number makes one, too', async () => {
    const visitor = await newVisitor(site);
    const { username, ...form } = { ...juanito, registerBy: 'mobile' };
    const answer = await register(visitor, { ...form, verificationCode: await codeFor(visitor) });
    expect(answer.status).toBe(302);
    expect(visitor.countCalls('registerMemberMobile')).toBe(1);
    expect(username).toBe('juanito');
  });

  it('with a captcha and an invitation makes one where the brand asks for them', async () => {
    const { visitor, form } = await newAtHarbor();
    const answer = await register(visitor, { ...form, ...(await visitor.proof('register')) });
    expect(answer).toMatchObject({ status: 302, location: '/?modal=afterLogin&method=first' });
    expect(visitor.countCalls('checkAffiliate')).toBe(1);
  });

  it('checks an invitation before anything else, and nothing where there is none', async () => {
    const visitor = await newVisitor(site);
    await visitor.world.patch('Brand', { code: 'baize' }, { hosts: '["baize.test"]' });
    const form = {
      ...juanito,
      verificationCode: await codeFor(visitor),
      affiliateCode: 'BOSS88',
      referralCode: 'LUCKY77',
    };
    expect((await register(visitor, form)).status).toBe(302);
    const asked = visitor.world.requests.list().map(({ operationId }) => operationId ?? '');
    // The newest request comes first.
    expect(asked.filter((id) => /^(checkAffiliate|registerMember)$/.test(id))).toEqual([
      'registerMember',
      'checkAffiliate',
    ]);

    const other = await newVisitor(site);
    await register(other, { ...juanito, verificationCode: await codeFor(other), affiliateCode: '' });
    expect([other.cookies.session === undefined, other.countCalls('checkAffiliate')]).toEqual([false, 0]);
  });

  it('takes an agent’s and a member’s code in one field', async () => {
    for (const [affiliateCode, column] of [
      ['BOSS88', 'uplineId'],
      ['LUCKY77', 'referrerId'],
    ] as const) {
      const visitor = await newVisitor(site);
      await visitor.world.patch('Brand', { code: 'baize' }, { hosts: '["baize.test"]' });
      const verificationCode = await codeFor(visitor);
      await register(visitor, { ...juanito, verificationCode, affiliateCode, shownCodes: 'affiliateCode' });
      expect((await visitor.memberNamed('juanito'))?.[column], affiliateCode).not.toBeNull();
    }
  });

  it('of a trial account ends the trial', async () => {
    const visitor = await newVisitor(site);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await readSession(`session=${visitor.cookies.session}`))?.type).toBe(TRIAL);
    await register(visitor, { ...juanito, verificationCode: await codeFor(visitor) });
    expect(await readSession(`session=${visitor.cookies.session}`)).toMatchObject({ username: 'juanito', type: 0 });
  });

  it('by number needs no password where the brand asks for none; the member chooses one later', async () => {
    const visitor = await newVisitor(site);
    await visitor.switchModule('MOBILENUMPASSREG3', false);
    const { view } = (await visitor.ask(loader, '/register')).data as { view: { fields: { name: string }[] } };
    expect(view.fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['password']));
    const { username, password, confirmPassword, ...form } = { ...juanito, registerBy: 'mobile' };
    expect((await register(visitor, { ...form, verificationCode: await codeFor(visitor) })).status).toBe(302);
    expect((await visitor.ask(passwordPage, '/password')).data).toMatchObject({ view: { needsOld: false } });
    const chosen = { newPassword: 'fresh5678', confirmNewPassword: 'fresh5678' };
    expect((await visitor.ask(changePassword, '/password', { form: chosen })).status).toBe(302);
    delete visitor.cookies.session;
    expect((await visitor.logIn({ username: form.mobileNum, password: 'fresh5678' })).status).toBe(302);
    expect([username, password, confirmPassword]).not.toContain(undefined);
  });

  it('leads to where the visitor was going, on this site', async () => {
    for (const [redirectTo, location] of [
      ['/live', '/live?modal=afterLogin&method=first'],
      ['//elsewhere.example', '/?modal=afterLogin&method=first'],
    ] as const) {
      const visitor = await newVisitor(site);
      const form = { ...juanito, verificationCode: await codeFor(visitor), redirectTo };
      expect(await register(visitor, form)).toMatchObject({ location });
    }
  });
});

describe('a registration is refused', () => {
  const taken = [
    ['a name that somebody has', { username: 'Lucky' }, 'username', 'This username is taken. Try another.'],
    [
      'an address that somebody has',
      { email: 'lucky@mail.example' },
      'email',
      'This e-mail address is already registered. Use another.',
    ],
    ['a wrong code', { verificationCode: '999' }, 'verificationCode', 'Enter 6 characters: digits only.'],
    ['a code that was not sent', {}, 'verificationCode', 'The code is wrong or has expired. Request a new one.'],
    [
      'a friend whom nobody knows',
      { referralCode: 'NOBODY' },
      'referralCode',
      'No member found. Check it, or leave it empty.',
    ],
    ['a number of zeros', { mobileNum: '00000000000' }, 'mobileNum', 'Enter 10 - 11 characters: digits only.'],
  ] as const;

  it.each(taken)('for %s, under its field', async (_name, change, field, message) => {
    const visitor = await newVisitor(site);
    const answer = await register(visitor, { ...juanito, ...change });
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual({ [field]: [message] });
    expect(visitor.cookies.session).toBeUndefined();
  });

  it('for a number that somebody has', async () => {
    const visitor = await newVisitor(site);
    const { mobileNum } = await visitor.memberNamed('lucky');
    expect(readErrors(await register(visitor, { ...juanito, mobileNum: mobileNum ?? '' }))).toEqual({
      mobileNum: ['This number is already registered. Log in with it, or use another.'],
    });
  });

  it('for an invitation that is none, with a warning, before anything else is asked', async () => {
    const { visitor, form } = await newAtHarbor();
    const answer = await register(visitor, { ...form, affiliateCode: 'NOBODY', ...(await visitor.proof('register')) });
    expect(readErrors(answer)).toEqual({ affiliateCode: ['Invalid invitation code'] });
    expect(answer.data).toMatchObject({ warning: 'Invalid invitation code', shownCodes: ['affiliateCode'] });
    expect(visitor.countCalls('registerMember')).toBe(0);
  });

  it('for a code that is neither an agent’s nor a member’s, however often it is sent', async () => {
    const visitor = await newVisitor(site);
    await visitor.world.patch('Brand', { code: 'baize' }, { hosts: '["baize.test"]' });
    for (const _ of [1, 2]) {
      const { data } = await register(visitor, { ...juanito, affiliateCode: 'NOBODY1', shownCodes: 'affiliateCode' });
      expect(data).toMatchObject({ warning: 'Invalid invitation code', shownCodes: ['affiliateCode'] });
    }
  });

  it('for a friend’s code of the address that nobody has, whose field is shown from now on', async () => {
    const visitor = await newVisitor(site);
    const verificationCode = await codeFor(visitor);
    const answer = await register(visitor, { ...juanito, verificationCode, referralCode: 'NOBODY1', shownCodes: '' });
    expect(answer.data).toMatchObject({ shownCodes: ['referralCode'], warning: undefined });
    expect(readTyped(answer)).toMatchObject({ referralCode: 'NOBODY1' });
  });

  it('for a code that is two minutes old', async () => {
    const visitor = await newVisitor(site);
    const verificationCode = await codeFor(visitor);
    await visitor.world.changeClock((clock) => clock.advance(120_001));
    expect(readErrors(await register(visitor, { ...juanito, verificationCode }))).toEqual({
      verificationCode: ['The code is wrong or has expired. Request a new one.'],
    });
  });

  it('for an invitation at an address that is not the brand’s', async () => {
    const { visitor, form } = await newAtHarbor();
    await visitor.world.patch('Brand', { code: 'harbor' }, { hosts: '["other.test"]' });
    const answer = await register(visitor, { ...form, ...(await visitor.proof('register')) });
    expect(answer.data).toMatchObject({ warning: 'Invalid URL, please contact customer service' });
  });

  it('for an invitation that cannot be checked', async () => {
    const { visitor, form } = await newAtHarbor();
    visitor.world.faults.set([{ operation: 'checkAffiliate', kind: 'html', status: 502 }]);
    const answer = await register(visitor, { ...form, ...(await visitor.proof('register')) });
    expect(readErrors(answer)).toEqual(network);
    expect(answer.data).toMatchObject({ requestId: 'request-of-a-test' });
  });

  it('for a wrong captcha, and for want of a puzzle', async () => {
    const { visitor, form } = await newAtHarbor();
    const other = form.captcha === '0000' ? '1111' : '0000';
    expect(
      readErrors(await register(visitor, { ...form, ...(await visitor.proof('register')), captcha: other })),
    ).toEqual({
      captcha: ['The code from the picture is wrong. Here is a new one.'],
    });
    expect(readErrors(await register(visitor, form))).toEqual({ '': ['Please do the quick check first.'] });
    const ofLogin = await visitor.proof('login');
    expect(Object.keys(readErrors(await register(visitor, { ...form, ...ofLogin })))).not.toEqual([]);
  });

  it('without the terms, and without asking the API', async () => {
    const visitor = await newVisitor(site);
    const { terms, ...form } = juanito;
    expect(terms).toBe('on');
    expect(readErrors(await register(visitor, form))).toEqual({
      terms: ['Please confirm that you are 18 or older and accept the agreement.'],
    });
    expect(visitor.countCalls('registerMember')).toBe(0);
  });

  it.each(['html', 'cut', 'refuse'] as const)('by an API that fails (%s), with the request id', async (kind) => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'registerMember', kind, status: 500 }]);
    const answer = await register(visitor, juanito);
    expect(readErrors(answer)).toEqual(network);
    expect(answer.data).toMatchObject({ requestId: 'request-of-a-test' });
  });

  it('and what was typed is kept, but for the secrets', async () => {
    const visitor = await newVisitor(site);
    const answer = await register(visitor, { ...juanito, username: 'lucky' });
    const { registerBy, password, confirmPassword, verificationCode, ...kept } = { ...juanito, username: 'lucky' };
    expect(readTyped(answer)).toMatchObject(kept);
    expect(Object.keys(readTyped(answer))).not.toEqual(expect.arrayContaining(['password']));
    for (const secret of [password, confirmPassword, verificationCode]) {
      expect(JSON.stringify(answer.data)).not.toContain(secret);
    }
  });

  it('and one that sends a code loses nothing either', async () => {
    const visitor = await newVisitor(site);
    const form = { ...juanito, intent: 'sendCode', ...(await visitor.proof('sms')) };
    const answer = await register(visitor, form);
    expect(answer).toMatchObject({ status: 200, data: { code: { isSent: true, minutes: 2 } } });
    expect(readTyped(answer)).toMatchObject({ username: 'juanito', email: 'juan@mail.example' });
    expect(JSON.stringify(answer.data)).not.toContain(juanito.password);
  });

  it('where there were too many from one address', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'registerMember', kind: 'refuse', status: 422 }]);
    for (let each = 0; each < 30; each += 1) await register(visitor, juanito);
    expect(readErrors(await register(visitor, juanito))['']?.[0]).toMatch(/^Too many attempts/);
    expect(visitor.countCalls('registerMember')).toBe(30);
  });
});

describe('a code that an earlier address brought', () => {
  it('fills the form, and is forgotten once it was of use', async () => {
    const visitor = await newVisitor(site);
    visitor.cookies.referralCode = 'LUCKY7';
    visitor.cookies.affiliateCode = 'BOSS88';
    const given = { affiliateCode: 'BOSS88', referralCode: 'LUCKY7' };
    expect((await visitor.ask(loader, '/register')).data).toMatchObject({ view: { given, shownCodes: [] } });
    const other = '/register?referralCode=VICTOR7';
    expect((await visitor.ask(loader, other)).data).toMatchObject({ view: { given: { referralCode: 'VICTOR7' } } });
    await register(visitor, { ...juanito, verificationCode: await codeFor(visitor) });
    expect([visitor.cookies.affiliateCode, visitor.cookies.referralCode]).toEqual([undefined, undefined]);
  });

  it.each([
    ['counts', 'affiliateCode', 'BOSS88', 'uplineId', true],
    ['is dropped when it is over', 'affiliateCode', 'NOBODY', 'uplineId', false],
    ['counts', 'referralCode', 'LUCKY77', 'referrerId', true],
    ['is dropped when nobody has it', 'referralCode', 'NOBODY', 'referrerId', false],
  ] as const)('where the brand asks for none %s: %s', async (_name, field, code, column, isTaken) => {
    const visitor = await newVisitor(site);
    const { registerRules } = visitor.world.read.one('Brand', { code: 'baize' });
    const rules = JSON.parse(registerRules);
    rules[field].enabled = false;
    const changed = { registerRules: JSON.stringify(rules), hosts: '["baize.test"]' };
    await visitor.world.patch('Brand', { code: 'baize' }, changed);
    visitor.cookies[field] = code;
    await register(visitor, { ...juanito, verificationCode: await codeFor(visitor) });
    expect((await visitor.memberNamed('juanito'))?.[column] != null).toBe(isTaken);
  });
});

describe('the form', () => {
  const methods = [
    ['baize', ['mobile', 'username'], true],
    ['lotus', ['mobile', 'username'], true],
    ['harbor', ['username'], false],
  ] as const;

  it.each(methods)('of %s has its ways, the number first', async (brand, ways, needsCode) => {
    const visitor = await newVisitor(site, brand);
    const { data } = await visitor.ask(loader, '/register?method=username&affiliateCode=BOSS88&referralCode=LUCKY7');
    const given = { affiliateCode: 'BOSS88', referralCode: 'LUCKY7' };
    expect(data).toMatchObject({ view: { methods: ways, method: 'username', needsCode, given } });
    const first = await visitor.ask(loader, '/register');
    expect(first.data).toMatchObject({ view: { method: ways[0] } });
  });

  it.each([
    ['MOBILENUMREG3', 'mobile', 'username'],
    ['USERNAMEREG3', 'username', 'mobile'],
  ])('with %s off has one way, whatever the address says', async (modId, wanted, method) => {
    const visitor = await newVisitor(site);
    await visitor.switchModule(modId, false);
    const { data } = await visitor.ask(loader, `/register?method=${wanted}`);
    expect(data).toMatchObject({ view: { methods: [method], method } });
  });

  it('shows the field of a code of the address that cannot be one', async () => {
    const visitor = await newVisitor(site);
    const { data } = await visitor.ask(loader, '/register?affiliateCode=B!&referralCode=LUCKY77');
    expect(data).toMatchObject({ view: { given: { affiliateCode: 'B!' }, shownCodes: ['affiliateCode'] } });
    expect(readErrors(await register(visitor, { ...juanito, affiliateCode: 'B!' }))).toEqual({
      affiliateCode: ['Enter 4 - 12 characters: letters and numbers only.'],
    });
  });

  it('is none where the brand registers nobody', async () => {
    const visitor = await newVisitor(site);
    await visitor.switchModule('DIRECTREG3', false);
    expect((await visitor.ask(loader, '/register')).data).toMatchObject({ view: null });
  });

  it('is for visitors and trial accounts, not for members', async () => {
    const visitor = await newVisitor(site);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await visitor.ask(loader, '/register')).status).toBe(200);
    await visitor.logIn({ username: 'lucky' });
    expect(await visitor.ask(loader, '/register')).toMatchObject({ status: 302, location: '/' });
  });

  it('is found at its older address, with what that brings along', async () => {
    const visitor = await newVisitor(site);
    expect(await visitor.ask(older, '/register.html?referralCode=LUCKY7')).toMatchObject({
      status: 301,
      location: '/register?referralCode=LUCKY7',
    });
  });
});

describe('an affiliate code in the address', () => {
  const readFields = async (brand: 'baize' | 'lotus') => {
    const visitor = await newVisitor(site, brand);
    const { data } = await visitor.ask(loader, '/register?affiliateCode=NOBODY99');
    const { view } = data as { view: { fields: { name: string }[] } };
    return { visitor, view };
  };

  it('is not a field where the brand has its rule off, and its code is not checked', async () => {
    const { visitor, view } = await readFields('lotus');
    expect(view.fields.map(({ name }) => name)).not.toContain('affiliateCode');
    expect((await readFields('baize')).view.fields.map(({ name }) => name)).toContain('affiliateCode');
    const answer = await register(visitor, { ...juanito, affiliateCode: 'NOBODY99' });
    expect(readErrors(answer)).not.toHaveProperty('affiliateCode');
    expect(visitor.countCalls('checkAffiliate')).toBe(0);
  });
});
