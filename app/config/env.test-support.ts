import { vi } from 'vitest';

/**
 * Call before a unit test's imports: `await vi.hoisted(async () => …)`. Resets the module registry, because the
 * configuration is read once and files run in one process.
 */
export function setEnvironment(variables: Record<string, string> = {}): void {
  vi.resetModules();
  Object.assign(process.env, {
    GAMING_API_URL: 'http://127.0.0.1:1',
    API_CIPHER: 'plain',
    MERCHANT_CODE: 'baize',
    SESSION_SECRET: 'a secret for tests of more than 32 characters',
    ...variables,
  });
}
