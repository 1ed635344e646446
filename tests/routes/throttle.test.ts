import { afterEach, describe, expect, it, vi } from 'vitest';
import { minutes } from '../../app/config/durations.ts';
import { visitorKey } from '../../app/request/throttle.server.ts';
import { action as recover } from '../../app/routes/_shell.forget/route.tsx';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { loader as captcha } from '../../app/routes/captcha.ts';
import { action as codes } from '../../app/routes/codes.ts';
import { loader as puzzles, action as tryPuzzle } from '../../app/routes/slider.ts';
import { loader as pictures } from '../../app/routes/slider[.]svg.ts';
import { loader as suggestions } from '../../app/routes/suggestions.ts';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, readErrors, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const wrong = { username: 'lucky', password: 'not this' };
const tooMany = { '': ['Too many attempts. Please wait 5 min and try again.'] };
const tooManyHere = { '': ['Too many attempts. Please wait 1 min and try again.'] };

afterEach(() => void vi.useRealTimers());

/** The API and its database continue. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

/** Does not answer the captcha that follows. */
async function failTimes({ logIn }: Visitor, times: number, form = wrong) {
  for (let time = 0; time < times; time += 1) await logIn(form);
}

describe('signing in', () => {
  it('five times wrong is enough for an account from an address', async () => {
    const visitor = await newVisitor(site);
    await failTimes(visitor, 5);
    const before = visitor.world.requests.list().length;
    const sixth = await visitor.logIn({ username: 'LUCKY', remember: 'on', redirectTo: '/rng' });
    expect([sixth.status, sixth.context.waitMs]).toEqual([429, expect.closeTo(minutes(5), -4)]);
    expect(readErrors(sixth)).toEqual(tooMany);
    expect(readTyped(sixth)).toEqual({ username: 'LUCKY', remember: 'on' });
    expect(sixth.data).toMatchObject({ method: 'username', redirectTo: '/rng' });
    expect(visitor.world.requests.list()).toHaveLength(before);
    expect(visitor.cookies.session).toBeUndefined();
  });

  it('too often is told in the language of the visitor', async () => {
    const visitor = await newVisitor(site);
    await failTimes(visitor, 5);
    visitor.cookies.lang = 'TY';
    expect(readErrors(await visitor.logIn(wrong))).toEqual({
      '': ['Masyado nang maraming attempt. Subukan ulit pagkalipas ng 5 minuto.'],
    });
  });

  it('by text message too often is told before anything is read', async () => {
    const visitor = await newVisitor(site);
    const form = { method: 'sms', mobileNum: '09170000001', countryDialingCode: '63', verificationCode: '' };
    for (let each = 0; each < 40; each += 1) await visitor.ask(logIn, '/login', { form });
    const before = visitor.world.requests.list().length;
    const next = await visitor.ask(logIn, '/login', { form: { ...form, verificationCode: '123456' } });
    expect([next.status, readErrors(next)]).toEqual([429, tooManyHere]);
    expect(readTyped(next)).toEqual({ mobileNum: '09170000001', countryDialingCode: '63' });
    expect(visitor.world.requests.list()).toHaveLength(before);
  });

  it('counts an account once, however its number is written', async () => {
    const visitor = await newVisitor(site);
    const mobileNum = (await visitor.memberNamed('lucky')).mobileNum ?? '';
    const number = mobileNum.slice(1);
    const spellings = [mobileNum, `+63${number}`, `63 ${number}`, `+63 0${number}`, `(0)${number}`];
    for (const username of spellings) await visitor.logIn({ username, password: 'not this' });
    const before = visitor.countCalls('login');
    expect(readErrors(await visitor.logIn({ username: `0063-${number}` }))).toEqual(tooMany);
    expect(visitor.countCalls('login')).toBe(before);
  });

  it('counts an account once, whatever is pasted with its name', async () => {
    const visitor = await newVisitor(site);
    const spellings = ['lu\u200bcky', '\u202elucky', 'ｌｕｃｋｙ', 'lucky\ufeff', ' LUCKY\u00a0'];
    for (const username of spellings) await visitor.logIn({ username, password: 'not this' });
    expect(readErrors(await visitor.logIn(wrong))).toEqual(tooMany);
  });

  it('goes on for others from there, and for the account from elsewhere', async () => {
    const visitor = await newVisitor(site);
    await failTimes(visitor, 6);
    // The API counts the address itself.
    await visitor.world.delete('LoginFailure', {});
    expect((await visitor.logIn({ username: 'victor' })).status).toBe(302);
    expect(readErrors(await visitor.logIn(wrong))).toEqual(tooMany);
    visitor.moveTo('198.51.100.7');
    expect((await visitor.logIn({ username: 'lucky' })).status).toBe(302);
  });

  it('is possible again after the pause', async () => {
    const visitor = await newVisitor(site);
    stopClock();
    await failTimes(visitor, 6);
    await visitor.world.delete('LoginFailure', {});
    await vi.advanceTimersByTimeAsync(minutes(5) + 1);
    expect((await visitor.logIn({ username: 'lucky' })).status).toBe(302);
  });

  it('right forgets what was wrong', async () => {
    const visitor = await newVisitor(site);
    for (let round = 0; round < 3; round += 1) {
      await failTimes(visitor, 2);
      await visitor.world.delete('LoginFailure', {});
      expect((await visitor.logIn({ username: 'lucky' })).status).toBe(302);
    }
  });

  it('to many accounts is limited for an address', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'login', kind: 'refuse', status: 422 }]);
    for (let each = 0; each < 40; each += 1) await visitor.logIn({ username: `somebody${each}` });
    expect(visitor.countCalls('login')).toBe(40);
    expect(readErrors(await visitor.logIn({ username: 'another' }))).toEqual(tooManyHere);
    expect(visitor.countCalls('login')).toBe(40);
    visitor.moveTo('198.51.100.7');
    await visitor.logIn({ username: 'another' });
    expect(visitor.countCalls('login')).toBe(41);
  });

  it('to one account from many addresses asks for a captcha, and locks nobody out who solves it', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'login', kind: 'refuse', status: 422 }]);
    for (let each = 0; each < 25; each += 1) {
      visitor.moveTo(`198.51.100.${each}`);
      await visitor.logIn(wrong);
    }
    visitor.moveTo('198.51.100.99');
    const { data, ...refused } = await visitor.logIn(wrong);
    expect(readErrors({ data, ...refused })).toEqual({ captcha: ['Please type the code from the picture as well.'] });
    expect(data).toMatchObject({ needsCaptcha: true });
    expect(visitor.countCalls('login')).toBe(25);
    visitor.world.faults.set([]);
    expect((await visitor.logIn({ username: 'lucky', captcha: '12345' })).status).toBe(302);
  });

  it('a hundred times at once lets five through at most, and tells the others to wait', async () => {
    const visitor = await newVisitor(site);
    const proofs = await Promise.all(Array.from({ length: 100 }, () => insertSolved(visitor.world, 'baize', 'login')));
    const answers = await Promise.all(
      proofs.map((proof) => visitor.ask(logIn, '/login', { form: { ...wrong, ...proof } })),
    );
    expect(visitor.countCalls('login')).toBeLessThanOrEqual(5);
    const refused = answers.filter(({ status }) => status === 429).map(readErrors);
    expect(refused).toHaveLength(95);
    expect(refused.every((errors) => /Too many/.test(errors['']?.[0] ?? ''))).toBe(true);
    expect(visitor.cookies.session).toBeUndefined();
    expect(visitor.world.read.list('Session', { endedAt: null, way: 'USERNAME' }).length).toBe(0);
  });

  it('right a hundred times at once opens five sessions at most', async () => {
    const visitor = await newVisitor(site);
    const proofs = await Promise.all(Array.from({ length: 100 }, () => insertSolved(visitor.world, 'baize', 'login')));
    const right = { username: 'lucky', password: 'play1234' };
    const answers = await Promise.all(
      proofs.map((proof) => visitor.ask(logIn, '/login', { form: { ...right, ...proof } })),
    );
    expect(answers.filter(({ status }) => status === 302).length).toBeLessThanOrEqual(5);
    expect(visitor.countCalls('login')).toBeLessThanOrEqual(5);
  });
});

describe('asking for codes', () => {
  const waiting = { isSent: false, warning: 'Too many attempts. Please wait 5 min and try again.' };
  const ask = async (visitor: Visitor, last: number, scene = 'login') => {
    const mobileNum = `09170000${String(last).padStart(3, '0')}`;
    const proof = scene === 'register' ? await visitor.proof('sms') : {};
    const form = { scene, mobileNum, countryDialingCode: '63', ...proof };
    return (await visitor.ask(codes, '/codes', { form })).json;
  };

  it('without a puzzle is soon too often for an address', async () => {
    const visitor = await newVisitor(site);
    for (let each = 0; each < 5; each += 1) expect(await ask(visitor, each)).toMatchObject({ isSent: true });
    expect(await ask(visitor, 5)).toEqual(waiting);
    expect(visitor.countCalls('sendLoginSms')).toBe(5);
  });

  it('with a puzzle for each is limited, too', async () => {
    const visitor = await newVisitor(site);
    for (let each = 0; each < 20; each += 1) {
      expect(await ask(visitor, each, 'register')).toMatchObject({ isSent: true });
    }
    expect(await ask(visitor, 20, 'register')).toEqual(waiting);
    expect(visitor.countCalls('sendRegisterSms')).toBe(20);
  });

  it('for one number is limited wherever one asks from', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'sendLoginSms', kind: 'refuse', status: 422 }]);
    for (let each = 0; each < 8; each += 1) {
      visitor.moveTo(`198.51.100.${each}`);
      await ask(visitor, 1);
    }
    visitor.moveTo('198.51.100.99');
    expect(await ask(visitor, 1)).toEqual(waiting);
    expect(visitor.countCalls('sendLoginSms')).toBe(8);
  });
});

describe('an address of IPv6', () => {
  it('is its network of 64 bits, and one of IPv4 within it is that', () => {
    const addressKey = (address: string) => visitorKey({ scope: 'baize', address });
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2:ffff::1'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:203.0.113.7')).toBe(addressKey('203.0.113.7'));
    expect(addressKey('203.0.113.7')).not.toBe(addressKey('203.0.113.8'));
  });

  it('that changes within its network is one visitor', async () => {
    const visitor = await newVisitor(site);
    for (let each = 0; each < 5; each += 1) {
      visitor.moveTo(`2001:db8:1:2::${each}`);
      await visitor.logIn(wrong);
    }
    visitor.moveTo('2001:db8:1:2:9::9');
    expect(readErrors(await visitor.logIn(wrong))).toEqual(tooMany);
  });
});

it('new passwords for one account are limited, by phone and by mail', async () => {
  const visitor = await newVisitor(site);
  const byPhone = {
    recoverBy: 'mobileNum',
    countryDialingCode: '63',
    mobileNum: '09170000001',
    newPassword: 'play12345',
    verificationCode: '000000',
  };
  const byMail = { recoverBy: 'email', username: 'lucky', email: 'lucky@mail.example' };
  for (const form of [byPhone, byMail]) {
    for (let each = 0; each < 5; each += 1) await visitor.ask(recover, '/forget', { form });
    expect(readErrors(await visitor.ask(recover, '/forget', { form }))).toEqual(tooMany);
  }
  expect(visitor.countCalls('setPasswordByPhone')).toBe(5);
  expect(visitor.countCalls('resetPasswordByEmail')).toBe(5);
});

it('puzzles and captcha pictures are limited for an address, shown or tried', async () => {
  const visitor = await newVisitor(site);
  const requests = [
    [captcha, '/captcha'],
    [puzzles, '/slider?scene=login'],
    [pictures, '/slider.svg?scene=login'],
    [tryPuzzle, '/slider', { form: { sliderId: '0123456789abcdef', x: '1' } }],
  ] as const;
  for (let each = 0; each < 120; each += 1) {
    const [route, path, options] = requests[each % requests.length] ?? requests[0];
    expect((await visitor.ask(route, path, options)).status).toBe(200);
  }
  const before = visitor.world.requests.list().length;
  for (const [route, path, options] of requests) {
    const { status, headers } = await visitor.ask(route, path, options);
    expect([status, headers.get('Retry-After')], path).toEqual([429, '60']);
  }
  expect(visitor.world.requests.list()).toHaveLength(before);
  visitor.moveTo('198.51.100.7');
  expect((await visitor.ask(captcha, '/captcha')).status).toBe(200);
});

it('suggestions of the search are limited for an address', async () => {
  const visitor = await newVisitor(site);
  const many = Array.from({ length: 240 }, () => visitor.ask(suggestions, '/suggestions?q=a'));
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
  const { status, headers } = await visitor.ask(suggestions, '/suggestions?q=a');
  expect([status, headers.get('Retry-After')]).toEqual([429, '10']);
});
