import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.server.ts';

const GOOD = {
  GAMING_API_URL: 'https://gateway.example.com',
  API_CIPHER: 'plain',
  MERCHANT_CODE: 'baize',
  SITE_HOSTS: 'Www.example.com, play.example.com',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('readEnv', () => {
  it('takes a complete environment and fills in the rest', () => {
    expect(readEnv({ ...GOOD, PORT: '', BRAND_HOSTS: '' })).toMatchObject({
      PORT: 3000,
      API_TIMEOUT_MS: 4000,
      MOCK_WORLDS: '0',
    });
  });

  it('names everything that is missing at once', () => {
    expect(() => readEnv({})).toThrow(/GAMING_API_URL[\s\S]+SESSION_SECRET[\s\S]+API_PUBLIC_KEY[\s\S]+MERCHANT_CODE/);
  });

  it.each([
    [{ SESSION_SECRET: 'short' }, 'at least 32 characters'],
    [{ SESSION_SECRET: `${'x'.repeat(40)},short` }, 'at least 32 characters'],
    [{ SESSION_SECRET: `${'x'.repeat(40)}\n${'y'.repeat(40)}` }, 'commas between'],
    [{ SESSION_SECRET_FILE: '/nowhere/secret' }, 'SESSION_SECRET and SESSION_SECRET_FILE are both there'],
    [{ SESSION_SECRET: undefined, SESSION_SECRET_FILE: '/nowhere/secret' }, 'SESSION_SECRET_FILE cannot be read'],
    [{ PORT: 'x' }, 'PORT'],
    [{ MERCHANT_CODE: undefined, BRAND_HOSTS: 'lotus.example' }, 'host=merchant'],
    [{ MERCHANT_CODE: undefined, BRAND_HOSTS: 'a.*.example=lotus' }, '*.example.com'],
    [{ API_CIPHER: 'rot13' }, 'API_CIPHER'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ SITE_HOSTS: undefined }, 'SITE_HOSTS'],
    [{ SITE_HOSTS: 'https://www.example.com' }, 'SITE_HOSTS'],
    [{ SITE_HOSTS: 'www.example.com:8443' }, 'without ports'],
    [{ MERCHANT_CODE: undefined, BRAND_HOSTS: 'lotus.example:8443=lotus' }, 'without ports'],
    [{ API_CIPHER: 'jwe', API_PUBLIC_KEY: 'no key' }, 'API_PUBLIC_KEY'],
    [{ CACHE_URL: 'localhost:6379' }, 'CACHE_URL'],
    [{ SOCIAL_CLIENT_SECRETS: '1234' }, 'client-id=secret'],
    [{ SECURITY_CONTACT: 'mailto:security@example.com, security@example.com' }, 'SECURITY_CONTACT'],
    [{ SECURITY_CONTACT: 'http://example.com' }, 'SECURITY_CONTACT'],
    [{ ANALYTICS_URL: 'gtag' }, 'ANALYTICS_URL'],
    [{ SHUTDOWN_DELAY_MS: '-1' }, 'SHUTDOWN_DELAY_MS'],
    [{ CACHE_SECONDS: 'x' }, 'CACHE_SECONDS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SITE_HOSTS: undefined, BRAND_HOSTS: 'lotus.example=lotus,*=baize' }, 'SITE_HOSTS'],
  ])('refuses %o', (change, message) => {
    expect(() => readEnv({ ...GOOD, ...change })).toThrow(message);
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('trusts proxies by their number or their addresses: %s', (TRUST_PROXY, trusted) => {
    expect(readEnv({ ...GOOD, TRUST_PROXY }).TRUST_PROXY).toEqual(trusted);
  });

  it('takes secrets of files, and several of them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
    const file = path.join(folder, 'session');
    writeFileSync(file, `${'y'.repeat(32)}, ${'z'.repeat(32)}\n`);
    const { SESSION_SECRET } = readEnv({ ...GOOD, SESSION_SECRET: undefined, SESSION_SECRET_FILE: file });
    expect(SESSION_SECRET).toEqual(['y'.repeat(32), 'z'.repeat(32)]);
    rmSync(folder, { recursive: true });
  });

  it('needs no list of hosts where each brand names its own, or offline', () => {
    const { SITE_HOSTS } = readEnv(GOOD);
    expect([...(SITE_HOSTS ?? [])]).toEqual(['www.example.com', 'play.example.com']);
    expect(readEnv({ ...GOOD, SITE_HOSTS: undefined, BRAND_HOSTS: 'lotus.example=lotus' }).SITE_HOSTS).toBeUndefined();
    expect(readEnv({ ...GOOD, SITE_HOSTS: undefined, MOCK_WORLDS: '1' }).SITE_HOSTS).toBeUndefined();
  });

  it('stops later than balancers notice, and offline at once', () => {
    const delayOf = (change: object) => readEnv({ ...GOOD, ...change }).SHUTDOWN_DELAY_MS;
    expect([delayOf({}), delayOf({ MOCK_WORLDS: '1' }), delayOf({ SHUTDOWN_DELAY_MS: '7' })]).toEqual([1500, 0, 7]);
  });

  it('reads brands by host', () => {
    const { BRAND_HOSTS } = readEnv({ ...GOOD, MERCHANT_CODE: undefined, BRAND_HOSTS: 'Lotus.example=lotus, *=baize' });
    expect([...(BRAND_HOSTS ?? [])]).toEqual([
      ['lotus.example', 'lotus'],
      ['*', 'baize'],
    ]);
  });

  it('takes a wildcard of subdomains for the list of hosts, as it names them', () => {
    const change = { SITE_HOSTS: undefined, MERCHANT_CODE: undefined, BRAND_HOSTS: '*.lotus.example=lotus' };
    expect(readEnv({ ...GOOD, ...change }).BRAND_HOSTS?.get('*.lotus.example')).toBe('lotus');
  });
});
