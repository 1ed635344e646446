import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '~/request/site.server.ts';
import { internationalNumber } from './codes.server.ts';
import { createPhoneAuth, readRecaptchaKey } from './phone-auth.server.ts';
import { PHONE_AUTH_CODES } from './verification.types.ts';

await vi.hoisted(async () =>
  (await import('~/config/env.test-support.ts')).setEnvironment({ API_TIMEOUT_MS: '15000', MOCK_WORLDS: '0' }),
);

interface Asked {
  method: string | undefined;
  url: string | undefined;
  world: string | undefined;
  body: string;
}

let server: Server;
let url: string;
let asked: Asked[] = [];
let answer: { status: number; body: string; type?: string; location?: string } | 'nothing';

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const world = req.headers['x-mock-world']?.toString();
    asked.push({ method: req.method, url: req.url, world, body: await text(req) });
    if (answer === 'nothing') return;
    const { status, body, type = 'application/json', location } = answer;
    res.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const siteWith = (phoneAuth: object | null) =>
  ({
    brand: { thirdParty: { phoneAuth } },
    request: new Request('http://baize.test/', { headers: { Cookie: 'mock-world=somewhere' } }),
    cached: (_name: string, compute: () => Promise<unknown>) => compute(),
  }) as unknown as Site;

const site = () => siteWith({ provider: 'firebase', url, apiKey: 'the-key' });
const service = () => {
  const phoneAuth = createPhoneAuth(site());
  if (!phoneAuth) throw new Error('The brand has a phone sign-in');
  return phoneAuth;
};
const refuse = (message: string) => {
  answer = { status: 400, body: JSON.stringify({ error: { code: 400, message } }) };
};

describe('the phone sign-in', () => {
  it('is none where the brand has none', async () => {
    expect(createPhoneAuth(siteWith(null))).toBeNull();
    expect(await readRecaptchaKey(siteWith(null))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('asks for a code as Google wants it, and tells no world to a real service', async () => {
    answer = { status: 200, body: JSON.stringify({ sessionInfo: 'the-session' }) };
    expect(await service().send('+84901234567', 'proof-of-a-person')).toBe('the-session');
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/v1/accounts:sendVerificationCode?key=the-key',
        world: undefined,
        body: JSON.stringify({ phoneNumber: '+84901234567', recaptchaToken: 'proof-of-a-person' }),
      },
    ]);
  });

  it('gives the token that a code proves', async () => {
    answer = { status: 200, body: JSON.stringify({ idToken: 'the-token', phoneNumber: '+84901234567' }) };
    expect(await service().confirm('the-session', '123456')).toMatchObject({ idToken: 'the-token' });
    expect(asked[0]).toMatchObject({
      url: '/v1/accounts:signInWithPhoneNumber?key=the-key',
      body: JSON.stringify({ sessionInfo: 'the-session', code: '123456' }),
    });
  });

  it.each([
    ['INVALID_PHONE_NUMBER', 'invalid-phone-number'],
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'invalid-phone-number'],
    ['MISSING_PHONE_NUMBER', 'missing-phone-number'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : wait', 'too-many-requests'],
    ['INVALID_CODE', 'invalid-verification-code'],
    ['MISSING_CODE', 'missing-verification-code'],
    ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed', 'captcha-check-failed'],
    ['MISSING_RECAPTCHA_TOKEN', 'captcha-check-failed'],
    ['INVALID_RECAPTCHA_TOKEN', 'captcha-check-failed'],
    ['QUOTA_EXCEEDED : Exceeded quota', 'quota-exceeded'],
    ['SESSION_EXPIRED', 'code-expired'],
    ['INVALID_SESSION_INFO', 'code-expired'],
    ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
    ['INTERNAL_ERROR', 'unknown'],
    ['API key not valid. Please pass a valid API key.', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('knows %s as %s', async (message, code) => {
    refuse(message);
    const calls = [() => service().send('+84901234567'), () => service().confirm('the-session', '123456')];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ name: 'Error', code, message: `auth/${code}` });
    }
    expect(PHONE_AUTH_CODES).toContain(code);
  });

  it.each([
    ['a page', { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }],
    ['nothing in it', { status: 200, body: '' }],
    ['null', { status: 200, body: 'null' }],
    ['another shape', { status: 200, body: '{"sessionInfo":7}' }],
    ['another address', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
  ])('says unknown of an answer with %s', async (_name, given) => {
    answer = given;
    await expect(service().send('+84901234567')).rejects.toMatchObject({ code: 'unknown' });
  });

  it('says unknown when there is no answer in time, and when nobody is there', async () => {
    answer = 'nothing';
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const impatient = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
    await expect(service().send('+84901234567')).rejects.toMatchObject({ code: 'unknown' });
    impatient.mockRestore();
    const nobody = createPhoneAuth(siteWith({ url: 'http://127.0.0.1:1', apiKey: 'the-key' }));
    await expect(nobody?.send('+84901234567')).rejects.toMatchObject({ code: 'unknown' });
  });
});

describe('the key of the puzzle', () => {
  it('is what the service gives', async () => {
    answer = { status: 200, body: JSON.stringify({ recaptchaSiteKey: 'site-key' }) };
    expect(await readRecaptchaKey(site())).toBe('site-key');
    const key = { method: 'GET', url: '/v1/recaptchaParams?key=the-key', body: '' };
    expect(asked).toContainEqual(expect.objectContaining(key));
  });

  it.each([
    ['wants none', { status: 200, body: '{}' }],
    ['answers with a page', { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }],
    ['answers with another shape', { status: 200, body: '{"recaptchaSiteKey":7}' }],
  ])('is none where the service %s', async (_name, given) => {
    answer = given;
    expect(await readRecaptchaKey(site())).toBeNull();
  });
});

it.each([
  ['0901234567', '84', '+84901234567'],
  ['901234567', '84', '+84901234567'],
  ['0612345678', '39', '+390612345678'],
  ['0917 123-4567', '63', '+639171234567'],
])('the number %s of +%s is %s', (mobileNum, countryDialingCode, number) => {
  expect(internationalNumber({ mobileNum, countryDialingCode })).toBe(number);
});
