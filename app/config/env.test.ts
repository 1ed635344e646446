import { describe, expect, it } from 'vitest';
import { readEnv } from './env.server.ts';

const GOOD = {
  GAMING_API_URL: 'https://gateway.example.com',
  API_CIPHER: 'plain',
  MERCHANT_CODE: 'baize',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('readEnv', () => {
  it('takes a complete environment and fills in the rest', () => {
    expect(readEnv(GOOD)).toMatchObject({ PORT: 3000, API_TIMEOUT_MS: 4000, MOCK_WORLDS: '0' });
  });

  it('names everything that is missing at once', () => {
    expect(() => readEnv({})).toThrow(/GAMING_API_URL[\s\S]+SESSION_SECRET[\s\S]+API_PUBLIC_KEY[\s\S]+MERCHANT_CODE/);
  });

  it.each([
    [{ SESSION_SECRET: 'short' }, 'at least 32 characters'],
    [{ PORT: 'x' }, 'PORT'],
    [{ MERCHANT_CODE: undefined, BRAND_HOSTS: 'lotus.example' }, 'host=merchant'],
    [{ API_CIPHER: 'rot13' }, 'API_CIPHER'],
  ])('refuses %o', (change, message) => {
    expect(() => readEnv({ ...GOOD, ...change })).toThrow(message);
  });

  it('reads brands by host', () => {
    const { BRAND_HOSTS } = readEnv({ ...GOOD, MERCHANT_CODE: undefined, BRAND_HOSTS: 'Lotus.example=lotus, *=baize' });
    expect([...(BRAND_HOSTS ?? [])]).toEqual([
      ['lotus.example', 'lotus'],
      ['*', 'baize'],
    ]);
  });
});
