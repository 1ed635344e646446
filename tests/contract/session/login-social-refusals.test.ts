import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { type ProviderName, requestIdToken } from '../../support/openid.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

afterEach(() => {
  vi.useRealTimers();
});

const BODY = { provider: 'GOOGLE', idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' } as const;
const INVALID = { status: 422, body: { success: false, value: null, errorCode: 'token.invalid' } };
const OFF = { status: 400, body: { success: false, value: null, errorCode: 'function.not.available' } };

const login = ({ client }: TestWorld, idToken: string, provider: ProviderName = 'google', merchant = 'baize') =>
  client.call('loginSocial', { merchant, body: { provider: provider.toUpperCase(), idToken } });

describe(operationTitle('loginSocial'), () => {
  it('when the token is used again within five minutes › it is good; after them it is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-18T12:00:00.000Z') });
    const world = await mock.newWorld();
    const idToken = await requestIdToken(mock.origin, { person: 'gina' });
    expect((await login(world, idToken)).status).toBe(200);
    vi.setSystemTime(Date.now() + 5 * MINUTE - 1);
    expect((await login(world, idToken)).status).toBe(200);
    vi.setSystemTime(Date.now() + 1);
    expect(await login(world, idToken)).toMatchObject(INVALID);
  });

  it('when the token is for another brand, or of the other provider › 422 token.invalid', async () => {
    const world = await mock.newWorld();
    expect(await login(world, await requestIdToken(mock.origin, { person: 'gina', brand: 'lotus' }))).toMatchObject(
      INVALID,
    );
    const byFacebook = await requestIdToken(mock.origin, { person: 'gina', provider: 'facebook' });
    expect(await login(world, byFacebook)).toMatchObject(INVALID);
    expect(await login(world, byFacebook, 'facebook', 'lotus')).toMatchObject(INVALID);
    expect(await world.read("SELECT id FROM Member WHERE username LIKE 'gina%'")).toEqual([]);
  });

  it('when the token is forged › 422 token.invalid', async () => {
    const world = await mock.newWorld();
    const good = await requestIdToken(mock.origin, { person: 'gina' });
    const [head = '', claims = '', signature = ''] = good.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const otherClaims = encoded({ ...decodeJwt(good), sub: 'google-lucky' });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const header = { alg: 'RS256', kid: 'development' };
    const forgeries = [
      BODY.idToken,
      'no token, just text',
      [head, otherClaims, signature].join('.'),
      [encoded({ alg: 'none' }), otherClaims, ''].join('.'),
      [head, claims, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.'),
      await new SignJWT(decodeJwt(good)).setProtectedHeader(header).sign(privateKey),
    ];
    for (const forgery of forgeries) expect(await login(world, forgery)).toMatchObject(INVALID);
    expect((await login(world, good)).status).toBe(200);
  });

  it('when the member is an agent and the brand has none › 403 login.not.member', async () => {
    const world = await mock.newWorld();
    await world.change("UPDATE SocialIdentity SET memberId = 1003 WHERE brandCode = 'baize'");
    await world.changeBrand('baize', { modules: { AGENT3: false } });
    const idToken = await requestIdToken(mock.origin, { person: 'lucky' });
    expect(await login(world, idToken)).toMatchObject({
      status: 403,
      body: { success: false, value: null, errorCode: 'login.not.member' },
    });
  });

  it.each([
    ['google', 'lotus', 'GOOGLELOGIN3'],
    ['google', 'harbor', 'GOOGLELOGIN3'],
    ['facebook', 'harbor', 'FACEBOOKLOGIN3'],
  ] as const)('when %s is off at %s › 400 names %s', async (provider, brand, module) => {
    const world = await mock.newWorld();
    const refused = await login(
      world,
      await requestIdToken(mock.origin, { person: 'lucky', provider, brand }),
      provider,
      brand,
    );
    expect(refused).toMatchObject(OFF);
    expect(refused.text).toContain(module);
  });

  it('when the brand switches one provider off › the other goes on', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { FACEBOOKLOGIN3: false } });
    expect((await login(world, await requestIdToken(mock.origin, { person: 'lucky' }))).status).toBe(200);
    expect(await login(world, BODY.idToken, 'facebook')).toMatchObject(OFF);
  });

  it.each([
    ['no provider', { idToken: BODY.idToken }, 'body.provider is missing'],
    ['an unknown provider', { ...BODY, provider: 'APPLE' }, 'body.provider must be one of GOOGLE, FACEBOOK'],
    ['no token', { provider: 'GOOGLE' }, 'body.idToken is missing'],
    ['a token of 15 characters', { ...BODY, idToken: 'x'.repeat(15) }, 'body.idToken must NOT have fewer than 16'],
    ['a token of 8001', { ...BODY, idToken: 'x'.repeat(8001) }, 'body.idToken must NOT have more than 8000'],
  ])('when it is sent %s › 400 names it', async (_, body, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('loginSocial', { body });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
