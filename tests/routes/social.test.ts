import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loader as begin } from '../../app/routes/auth.$provider.ts';
import { loader as finish } from '../../app/routes/auth.$provider_.callback.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();

const start = (visitor: Visitor, provider = 'google', search = '') =>
  visitor.ask(begin, `/auth/${provider}${search}`, { params: { provider } });
const comeBack = (visitor: Visitor, address: string, provider = 'google') =>
  visitor.ask(finish, address, { params: { provider } });

/** Returns the callback address. */
async function answerAs(location: string | null, choice: Record<string, string>): Promise<string> {
  const url = new URL(location ?? '');
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('Location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** At the callback, signed in or cancelled. */
async function newComer(choice: Record<string, string> = { person: 'gina' }, search = '') {
  const visitor = await newVisitor(site);
  const { location } = await start(visitor, 'google', search);
  return { visitor, address: await answerAs(location, choice) };
}

async function expectStop(
  answer: Awaited<ReturnType<typeof comeBack>>,
  toast = 'session.socialFailed',
  location = '/',
) {
  expect(answer).toMatchObject({ status: 302, location });
  expect(await readToastKey(answer)).toBe(toast);
  expect(answer.cookies.some((line) => line.startsWith('session='))).toBe(false);
}

/** Until the end of the test. */
function breakProvider(path: RegExp, how: string): void {
  const { fetch } = globalThis;
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    if (!path.test(String(target))) return fetch(target, init);
    if (how === 'down') return Promise.reject(new TypeError('fetch failed'));
    const isLimited = init?.signal instanceof AbortSignal;
    return isLimited ? Promise.reject(new DOMException('too late', 'TimeoutError')) : new Promise(() => undefined);
  });
  onTestFinished(() => broken.mockRestore());
}

describe('the way to the provider', () => {
  it('carries a state, a nonce and a challenge, which are new each time', async () => {
    const visitor = await newVisitor(site);
    const first = new URL((await start(visitor)).location ?? '');
    expect(`${first.origin}${first.pathname}`).toMatch(/^http:\/\/localhost:\d+\/openid\/google\/authorize$/);
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'baize-google',
      redirect_uri: 'http://baize.test/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expect(first.searchParams.has('client_secret')).toBe(false);
    const second = new URL((await start(visitor)).location ?? '');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(second.searchParams.get(name)).not.toBe(first.searchParams.get(name));
    }
  });

  it('leaves what must come back in a cookie that nobody reads', async () => {
    const visitor = await newVisitor(site);
    const answer = await start(visitor);
    const line = answer.cookies.find((each) => each.startsWith('social=')) ?? '';
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600']) expect(line).toContain(attribute);
    expect(line).not.toContain(new URL(answer.location ?? '').searchParams.get('state') ?? 'no state');
  });

  it.each([
    ['baize', 'twitter'],
    ['baize', 'GOOGLE'],
    ['lotus', 'google'],
    ['harbor', 'facebook'],
  ] as const)('is none at %s to %s', async (brand, provider) => {
    const visitor = await newVisitor(site, brand);
    expect(await start(visitor, provider)).toMatchObject({ status: 404 });
    expect(await comeBack(visitor, `/auth/${provider}/callback`, provider)).toMatchObject({ status: 404 });
  });

  it.each([['baize'], ['lotus']] as const)('leads from %s to Facebook, too', async (brand) => {
    const visitor = await newVisitor(site, brand);
    const { location } = await start(visitor, 'facebook');
    expect(new URL(location ?? '').searchParams.get('client_id')).toBe(`${brand}-facebook`);
    const address = await answerAs(location, { person: 'tomas' });
    expect((await comeBack(visitor, address, 'facebook')).status).toBe(302);
    expect(visitor.cookies.session).toBeDefined();
  });
});

describe('back from the provider', () => {
  it('somebody new becomes a member, and is where they were going', async () => {
    const { visitor, address } = await newComer({ person: 'gina' }, '?redirectTo=/live');
    const answer = await comeBack(visitor, address);
    expect(answer).toMatchObject({ status: 302, location: '/live?modal=afterLogin&method=first' });
    expect(visitor.cookies.session).toBeDefined();
    expect(visitor.cookies.social).toBeUndefined();
    expect(visitor.cookies.stored).toBeUndefined();
    expect(await visitor.memberNamed('ginanewcomer')).toMatchObject({ email: 'gina.newcomer@mail.example' });
  });

  it('nobody is led to another site', async () => {
    const { visitor, address } = await newComer({ person: 'gina' }, '?redirectTo=//elsewhere.example');
    expect(await comeBack(visitor, address)).toMatchObject({ location: '/?modal=afterLogin&method=first' });
  });

  it('who left there is told so', async () => {
    const { visitor, address } = await newComer({ cancel: '1' }, '?redirectTo=/live');
    await expectStop(await comeBack(visitor, address), 'session.signInStopped', '/live');
    expect(visitor.cookies.social).toBeUndefined();
  });

  it.each([
    ['another state', (address: string) => address.replace(/state=[^&]+/, 'state=forged')],
    ['no state', (address: string) => address.replace(/state=[^&]+&?/, '')],
    ['no code', (address: string) => address.replace(/code=[^&]+&?/, '')],
    ['another code', (address: string) => address.replace(/code=[^&]+/, 'code=forged')],
    ['an error of the provider', (address: string) => address.replace(/code=[^&]+/, 'error=server_error')],
  ])('%s signs nobody in', async (_name, forge) => {
    const { visitor, address } = await newComer();
    await expectStop(await comeBack(visitor, forge(address)));
    expect(visitor.countCalls('loginSocial')).toBe(0);
  });

  it('who never went there is not signed in', async () => {
    const { address } = await newComer();
    await expectStop(await comeBack(await newVisitor(site), address));
  });

  it('a code for another nonce signs nobody in', async () => {
    const visitor = await newVisitor(site);
    const { location } = await start(visitor);
    await expectStop(await comeBack(visitor, await answerAs(location, { person: 'gina', nonce: 'forged' })));
  });

  it('a code for another challenge signs nobody in', async () => {
    const visitor = await newVisitor(site);
    const { location } = await start(visitor);
    const stolen = await answerAs(location, { person: 'gina', code_challenge: 'x'.repeat(43) });
    await expectStop(await comeBack(visitor, stolen));
  });

  it('an answer is not taken for another provider', async () => {
    const { visitor, address } = await newComer();
    await expectStop(await comeBack(visitor, address.replace('google', 'facebook'), 'facebook'));
  });

  it('a code is good once', async () => {
    const { visitor, address } = await newComer();
    const { social } = visitor.cookies;
    await comeBack(visitor, address);
    delete visitor.cookies.session;
    visitor.cookies.social = social ?? '';
    await expectStop(await comeBack(visitor, address));
    expect(visitor.cookies.session).toBeUndefined();
  });

  it('a token that the API refuses signs nobody in', async () => {
    const { visitor, address } = await newComer();
    await visitor.world.patch(
      'Brand',
      { code: 'baize' },
      {
        thirdParty: JSON.stringify({
          sliderScenes: [],
          phoneAuthKey: null,
          clientIds: { GOOGLE: 'other', FACEBOOK: 'other' },
        }),
      },
    );
    await expectStop(await comeBack(visitor, address));
  });

  it.each(['down', 'slow'])('a provider that is %s signs nobody in, and the visitor is told', async (how) => {
    const { visitor, address } = await newComer({ person: 'gina' }, '?redirectTo=/live');
    breakProvider(/\/openid\/google\/token/, how);
    await expectStop(await comeBack(visitor, address), 'session.socialFailed', '/live');
  });

  it('neither the code nor the token is left for the log', async () => {
    const { visitor, address } = await newComer();
    const failed = await comeBack(visitor, address.replace(/code=[^&]+/, 'code=a-secret-code'));
    expect(JSON.stringify(failed.context.failure ?? {})).not.toContain('a-secret-code');
  });
});

it('a provider that cannot be found leads nowhere, and is found later', async () => {
  vi.resetModules();
  const { loader } = await import('../../app/routes/auth.$provider.ts');
  const visitor = await newVisitor(site);
  const params = { provider: 'google' };
  const { fetch } = globalThis;
  const down = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    return String(target).includes('/openid/') ? Promise.reject(new TypeError('fetch failed')) : fetch(target, init);
  });
  const failed = await visitor.ask(loader, '/auth/google?redirectTo=/live', { params });
  down.mockRestore();
  await expectStop(failed, 'session.socialFailed', '/live');
  const found = await visitor.ask(loader, '/auth/google', { params });
  expect(found.location).toContain('/openid/google/authorize');
});
