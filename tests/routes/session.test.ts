import { describe, expect, it } from 'vitest';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as balance } from '../../app/routes/balance.ts';
import { loader as captcha } from '../../app/routes/captcha.ts';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { action as logIn, loader as logInPage } from '../../app/routes/login/route.tsx';
import { action as logOut } from '../../app/routes/logout.ts';
import { cookieOf, prepareSite } from './prepare-site.ts';

const { newWorld, call } = prepareSite();
const lucky = { username: 'lucky', password: 'play1234' };

async function signIn(cookies: Record<string, string>, form: Record<string, string> = lucky) {
  const answer = await call(logIn, '/login', { form, cookies });
  return { ...cookies, session: cookieOf(answer.cookies, 'session') ?? '' };
}

describe('the log-in action', () => {
  it('opens a session and leads to where the visitor was going', async () => {
    const { cookies } = await newWorld();
    const answer = await call(logIn, '/login', { cookies, form: { ...lucky, redirectTo: '/rng?vassalage=AURUM' } });
    expect(answer).toMatchObject({ status: 302, location: '/rng?vassalage=AURUM' });
    const line = answer.cookies.find((each) => each.startsWith('session=')) ?? '';
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    expect(line).not.toContain('Max-Age');
  });

  it('remembers for a day when asked to', async () => {
    const { cookies } = await newWorld();
    const answer = await call(logIn, '/login', { cookies, form: { ...lucky, remember: 'on' } });
    expect(answer.cookies.find((each) => each.startsWith('session='))).toContain('Max-Age=86400');
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'does not lead to %s',
    async (redirectTo) => {
      const { cookies } = await newWorld();
      const answer = await call(logIn, '/login', { cookies, form: { ...lucky, redirectTo } });
      expect(answer).toMatchObject({ status: 302, location: '/' });
    },
  );

  it('keeps what was typed but for the secret, and says what is wrong', async () => {
    const { cookies } = await newWorld();
    const answer = await call(logIn, '/login', {
      cookies,
      form: { username: ' lucky ', password: 'wrong', remember: 'on' },
    });
    expect(answer.status).toBe(422);
    expect(answer.data).toMatchObject({
      message: 'wrongCredentials',
      needsCaptcha: false,
      values: { username: 'lucky', remember: true },
    });
    expect(JSON.stringify(answer.data)).not.toContain('wrong"');
    expect(answer.cookies).toEqual([]);
  });

  it('names each empty field without asking the API', async () => {
    const { cookies, world } = await newWorld();
    const answer = await call(logIn, '/login', { cookies, form: { username: ' ', password: '' } });
    expect(answer).toMatchObject({ status: 422, data: { errors: { username: 'username', password: 'password' } } });
    expect(world.requests.list().some(({ operationId }) => operationId === 'login')).toBe(false);
  });

  it('asks for a captcha after three failures, and takes a solved one', async () => {
    const { cookies, world } = await newWorld();
    for (let tries = 0; tries < 2; tries += 1)
      await call(logIn, '/login', { cookies, form: { ...lucky, password: 'no' } });
    const third = await call(logIn, '/login', { cookies, form: { ...lucky, password: 'no' } });
    expect(third.data).toMatchObject({ needsCaptcha: true, message: 'wrongCredentials' });
    const without = await call(logIn, '/login', { cookies, form: lucky });
    expect(without.data).toMatchObject({
      needsCaptcha: true,
      message: 'captchaRequired',
      errors: { captcha: 'captcha' },
    });

    const picture = await call(captcha, '/captcha?v=1', { cookies });
    const captchaId = cookieOf(picture.cookies, 'captchaId') ?? '';
    const { digits } = await world.db.captcha.findFirstOrThrow({ where: { id: captchaId } });
    const solved = await call(logIn, '/login', {
      cookies: { ...cookies, captchaId },
      form: { ...lucky, captcha: digits },
    });
    expect(solved.status).toBe(302);
  });

  it('says that the service cannot be reached, with the request id, and loses nothing', async () => {
    const { cookies, world } = await newWorld();
    world.faults.set([{ operation: 'login', kind: 'html', status: 502 }]);
    const answer = await call(logIn, '/login', { cookies, form: lucky });
    expect(answer.data).toMatchObject({
      message: 'unavailable',
      requestId: 'request-of-a-test',
      values: { username: 'lucky' },
    });
  });
});

describe('a session', () => {
  it('shows the member and the balance', async () => {
    const { cookies } = await newWorld();
    const signedIn = await signIn(cookies);
    const answer = await call(shell, '/', { cookies: signedIn });
    expect(answer.data).toMatchObject({
      member: { username: 'lucky', balance: '₱12,458.75', unread: 3, rankName: 'VIP 2', isAgent: false },
    });
    expect((await call(balance, '/balance', { cookies: signedIn })).data).toEqual({ balance: '₱12,458.75' });
  });

  it('is not known when its cookie was changed', async () => {
    const { cookies } = await newWorld();
    const { session } = await signIn(cookies);
    const answer = await call(shell, '/', { cookies: { ...cookies, session: `${session.slice(0, -6)}AAAAAA` } });
    expect(answer.data).toMatchObject({ member: null });
  });

  it('that has ended is cleared, and the visitor stays on the page', async () => {
    const { cookies, world } = await newWorld();
    const signedIn = await signIn(cookies);
    world.clock.advance(25 * 60_000 + 1);
    const answer = await call(shell, '/live?x=1', { cookies: signedIn });
    expect(answer).toMatchObject({ status: 302, location: '/live?x=1' });
    expect(cookieOf(answer.cookies, 'session')).toBeNull();
    expect(cookieOf(answer.cookies, 'toast')).not.toBeNull();
  });

  it('ends at the API too when signing out', async () => {
    const { cookies, world } = await newWorld();
    const signedIn = await signIn(cookies);
    const answer = await call(logOut, '/logout', { cookies: signedIn, form: {} });
    expect(answer).toMatchObject({ status: 302, location: '/' });
    expect(await world.db.session.count({ where: { endedAt: null } })).toBe(0);
    const stolen = await call(shell, '/', { cookies: signedIn });
    expect(stolen.status).toBe(302);
  });

  it('is offered for free only where the brand allows it', async () => {
    const { cookies } = await newWorld();
    expect(await call(freePlay, '/free-play', { cookies, form: { redirectTo: '/fish' } })).toMatchObject({
      status: 302,
      location: '/fish',
    });
    expect(await call(freePlay, '/free-play', { cookies, form: {}, host: 'lotus.test' })).toMatchObject({
      status: 502,
    });
  });
});

describe('the log-in page', () => {
  it('shows hot vendors, and those of a category', async () => {
    const { cookies } = await newWorld();
    const hot = await call(logInPage, '/login', { cookies });
    const slots = await call(logInPage, '/login?tab=RNG', { cookies });
    const vendorsOf = (data: unknown) =>
      (data as { login: { menu: { vendors: { path: string; isNewWindow: boolean }[] } } }).login.menu.vendors;
    expect(vendorsOf(slots.data)).toHaveLength(38);
    expect(
      vendorsOf(slots.data).every(({ path, isNewWindow }) => path.startsWith('/rng?vassalage=') && !isNewWindow),
    ).toBe(true);
    expect(vendorsOf(hot.data).some(({ path, isNewWindow }) => path === '/login' && isNewWindow)).toBe(true);
  });

  it('sends a member on', async () => {
    const { cookies } = await newWorld();
    const answer = await call(logInPage, '/login?redirectTo=/live', { cookies: await signIn(cookies) });
    expect(answer).toMatchObject({ status: 302, location: '/live' });
  });
});
