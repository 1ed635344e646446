import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { authorize, exchangeCode, readCode, requestIdToken, VERIFIER } from '../../support/openid.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile({ MOCK_HOSTS: 'www.example.com' });

afterEach(() => {
  vi.useRealTimers();
});

async function readProvider(name: 'GOOGLE' | 'FACEBOOK') {
  const { client } = await mock.newWorld();
  const { thirdParty } = await client.value('getWhitelabel');
  const provider = thirdParty.social.find(({ provider }) => provider === name);
  if (!provider) throw new Error(`baize has no ${name}`);
  return provider;
}

const codeFor = async (change = {}) => readCode(await authorize(mock.origin, 'google', { person: 'gina', ...change }));
const exchange = async (code: string, change = {}, headers = {}, provider = 'google') => {
  const answer = await exchangeCode(mock.origin, provider, code, change, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const refused = (status: number, error: string) => ({ status, body: { error } });

describe('An identity provider', () => {
  it.each([
    ['GOOGLE', 'google'],
    ['FACEBOOK', 'facebook'],
  ] as const)('when %s is asked what it can › the addresses below its issuer', async (name, path) => {
    const { issuer, clientId } = await readProvider(name);
    const answer = await fetch(`${mock.origin}/openid/${path}/.well-known/openid-configuration`);
    expect(clientId).toBe(`baize-${path}`);
    expect(await answer.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it.each([
    ['google', 'GOOGLE'],
    ['facebook', 'FACEBOOK'],
  ] as const)('when %s has signed somebody in › its key proves the token', async (provider, name) => {
    const { issuer, clientId } = await readProvider(name);
    const token = await requestIdToken(mock.origin, { provider, person: 'gina' });
    const keys = createRemoteJWKSet(new URL(`${mock.origin}/openid/${provider}/jwks`));
    const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId });
    expect(payload).toMatchObject({
      sub: `${provider}-gina`,
      name: 'Gina Newcomer',
      email: 'gina.newcomer@mail.example',
      email_verified: true,
      nonce: 'my nonce',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it.each(['apple', 'GOOGLE', 'constructor'])('when it is %s, which there is not › 404', async (provider) => {
    const pages = await Promise.all([
      authorize(mock.origin, provider, { person: 'gina' }),
      exchangeCode(mock.origin, provider, 'nothing'),
      fetch(`${mock.origin}/openid/${provider}/jwks`),
      fetch(`${mock.origin}/openid/${provider}/.well-known/openid-configuration`),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('An identity provider › the page', () => {
  it.each([undefined, 'nobody'])('when the person is %s › a page with everyone there is', async (person) => {
    const answer = await authorize(mock.origin, 'facebook', { person });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    for (const words of ['Lucky Seven', 'Gina Newcomer', 'Tomas Traveller', 'Cancel', 'the offline Facebook']) {
      expect(page).toContain(words);
    }
  });

  it('when a link of the page is followed › back to the site with the code and its state', async () => {
    const page = await (await authorize(mock.origin, 'google')).text();
    const link = /<a href="([^"]+person=tomas)">/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await fetch(`${mock.origin}${link}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://baize.localhost:3000/login/callback');
    expect(back.searchParams.get('state')).toBe('my state');
    expect((await exchange(back.searchParams.get('code') ?? '')).status).toBe(200);
  });

  it('when it is left by Cancel › back to the site with access_denied and no code', async () => {
    const answer = await authorize(mock.origin, 'google', { cancel: '1', person: 'gina' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'my state', error: 'access_denied' });
  });

  it('when the request holds markup › none of it is in the page', async () => {
    const page = await (await authorize(mock.origin, 'google', { state: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain('<script');
  });

  it.each([
    ['response_type', 'token'],
    ['client_id', undefined],
    ['client_id', 'A client'],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', undefined],
    ['redirect_uri', 'https://evil.example/callback'],
    ['redirect_uri', 'http://baize.localhost.evil.example/callback'],
    ['redirect_uri', 'http://baize.localhost@evil.example/callback'],
    ['scope', 'email'],
    ['state', undefined],
    ['code_challenge', 'short'],
    ['code_challenge', undefined],
    ['code_challenge_method', 'plain'],
  ])('when %s is %s › 400 names it, and nobody is led anywhere', async (name, value) => {
    const answer = await authorize(mock.origin, 'google', { person: 'gina', [name]: value });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`${name}: `);
    expect(answer.headers.get('location')).toBeNull();
  });
});

describe('An identity provider › the hosts that it redirects to', () => {
  it.each([
    'http://lotus.localhost:3000/callback',
    'http://localhost:3000/callback',
    'http://127.0.0.1:3000/callback',
    'https://www.example.com/callback',
  ])('when the address is %s › the code goes there', async (redirect_uri) => {
    const answer = await authorize(mock.origin, 'google', { person: 'gina', redirect_uri });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(`${redirect_uri}?`);
  });

  it('when somebody presses Cancel for another host › 400, and nobody is led anywhere', async () => {
    const answer = await authorize(mock.origin, 'google', { cancel: '1', redirect_uri: 'https://evil.example/' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});

describe('An identity provider › the token', () => {
  it('when the client proves itself in the header › the token, not to be kept by caches', async () => {
    const basic = Buffer.from('baize-google:baize-google-secret').toString('base64');
    const noFields = { client_id: undefined, client_secret: undefined };
    const headers = { Authorization: `Basic ${basic}` };
    const answer = await exchangeCode(mock.origin, 'google', await codeFor(), noFields, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
  });

  it('when the code was used › invalid_grant', async () => {
    const code = await codeFor();
    expect((await exchange(code)).status).toBe(200);
    expect(await exchange(code)).toEqual(refused(400, 'invalid_grant'));
  });

  it.each([
    ['the verifier is wrong', { code_verifier: `${VERIFIER}.` }, 400, 'invalid_grant'],
    ['the address differs', { redirect_uri: 'http://lotus.localhost:3000/' }, 400, 'invalid_grant'],
    ['the secret is wrong', { client_secret: 'guessed' }, 401, 'invalid_client'],
    ['no secret is sent', { client_secret: undefined }, 401, 'invalid_client'],
    [
      'the client is another',
      { client_id: 'lotus-google', client_secret: 'lotus-google-secret' },
      401,
      'invalid_client',
    ],
    ['the verifier is missing', { code_verifier: undefined }, 400, 'invalid_request'],
    ['the grant is another', { grant_type: 'password' }, 400, 'invalid_request'],
  ])('when %s › refused; the code is used up by a wrong try', async (_, change, status, error) => {
    const code = await codeFor();
    expect(await exchange(code, change)).toEqual(refused(status, error));
    const isTried = error !== 'invalid_request';
    expect((await exchange(code)).status).toBe(isTried ? 400 : 200);
  });

  it('when the code is unknown, or of the other provider › invalid_grant', async () => {
    expect(await exchange('nothing')).toEqual(refused(400, 'invalid_grant'));
    expect(await exchange(await codeFor(), {}, {}, 'facebook')).toEqual(refused(400, 'invalid_grant'));
  });

  it('when the code is a minute old › it is good; a second later it is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [first, second] = [await codeFor(), await codeFor()];
    const start = Date.now();
    vi.setSystemTime(start + MINUTE);
    expect((await exchange(first)).status).toBe(200);
    vi.setSystemTime(start + MINUTE + SECOND);
    expect(await exchange(second)).toEqual(refused(400, 'invalid_grant'));
  });
});
