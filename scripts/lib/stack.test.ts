import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockSites } from './stack.mjs';

beforeEach(() => {
  for (const name of ['MERCHANT_CODE', 'BRAND_HOSTS', 'MOCK_SITES']) vi.stubEnv(name, undefined);
});
afterEach(() => void vi.unstubAllEnvs());

describe('mockSites', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'baize=http://localhost:3000,lotus=http://lotus.localhost:3000,harbor=http://harbor.localhost:3000'],
    [{ MERCHANT_CODE: 'harbor' }, 'harbor=http://localhost:3000'],
    [{ BRAND_HOSTS: 'one.localhost=baize' }, ''],
    [{ BRAND_HOSTS: 'one.localhost=baize', MOCK_SITES: 'baize=http://one.localhost' }, 'baize=http://one.localhost'],
  ])('of the shell %o: %s', (shell, sites) => {
    for (const [name, value] of Object.entries(shell)) vi.stubEnv(name, value);
    expect(mockSites('3000')).toBe(sites);
  });
});
