import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Site } from '~/request/site.server.ts';
import { beginSocial, finishSocial } from './social.server.ts';

await vi.hoisted(async () =>
  (await import('~/config/env.test-support.ts')).setEnvironment({
    API_TIMEOUT_MS: '15000',
    MOCK_WORLDS: '1',
    SOCIAL_CLIENT_SECRETS: 'the-client=the-secret',
  }),
);

/** No token endpoint in the metadata, as Facebook. */
const issuer = 'https://facebook.test';
let server: Server;
let origin: string;
let nonce: string | null = null;
const exchanged: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const send = (body: object) => res.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    if (req.url?.endsWith('/openid-configuration')) {
      return void send({
        issuer,
        authorization_endpoint: `${issuer}/dialog/oauth`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    exchanged.push(new URLSearchParams(await text(req)));
    const { privateKey } = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    );
    const idToken = await new SignJWT({ nonce })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience('the-client')
      .setSubject('somebody')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    send({ access_token: 'access', token_type: 'bearer', expires_in: 300, id_token: idToken });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function siteAt(address: string, cookie = '', call: (id: string, input: object) => unknown = () => undefined) {
  const url = new URL(address, 'https://baize.test');
  const social = [{ provider: 'FACEBOOK', clientId: 'the-client', issuer }];
  return {
    url,
    isSecure: true,
    brand: { thirdParty: { social } },
    request: new Request(url, { headers: { Cookie: cookie } }),
    api: { call },
  } as unknown as Site;
}

it('exchanges the code where Facebook does, though its metadata do not say so', async () => {
  const { fetch } = globalThis;
  const asked: string[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    asked.push(String(target));
    const { pathname } = new URL(String(target));
    return fetch(`${origin}${pathname}`, init);
  });
  onTestFinished(() => spy.mockRestore());

  const begun = await beginSocial(siteAt('/auth/facebook'), 'facebook');
  const target = new URL(begun.headers.get('Location') ?? '');
  expect(target.href).toContain(`${issuer}/dialog/oauth?`);
  expect(target.searchParams.get('redirect_uri')).toBe('https://baize.test/auth/facebook/callback');
  const cookie = begun.headers.getSetCookie()[0] ?? '';
  expect(cookie).toContain('Secure');
  nonce = target.searchParams.get('nonce');

  const calls: unknown[] = [];
  const back = `/auth/facebook/callback?code=the-code&state=${target.searchParams.get('state')}`;
  const site = siteAt(back, cookie.split(';')[0], (id, input) => {
    calls.push([id, input]);
    throw new Error('the API is reached');
  });
  await expect(finishSocial(site, 'facebook')).rejects.toThrow('the API is reached');
  expect(calls).toMatchObject([['loginSocial', { body: { provider: 'FACEBOOK', idToken: expect.any(String) } }]]);
  expect(asked).toContain('https://graph.facebook.com/oauth/access_token');
  expect(Object.fromEntries(exchanged[0] ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'the-code',
    client_id: 'the-client',
    client_secret: 'the-secret',
    redirect_uri: 'https://baize.test/auth/facebook/callback',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  });
});
