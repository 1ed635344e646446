import { expect, it } from 'vitest';
import { createPhoneAuth, PhoneAuthFailure } from '../../app/features/verification/phone-auth.server.ts';
import type { Site } from '../../app/request/site.server.ts';
import { withSite } from '../../app/request/with-site.server.ts';
import { prepareSite } from './prepare-site.ts';

const { newWorld, call } = prepareSite();

type PhoneAuth = NonNullable<ReturnType<typeof createPhoneAuth>>;

async function catchRefusal(go: (phoneAuth: PhoneAuth) => Promise<unknown>): Promise<unknown> {
  const { cookies } = await newWorld();
  const loader = withSite(async (site: Site) => {
    const phoneAuth = createPhoneAuth(site);
    if (!phoneAuth) throw new Error('lotus has a phone sign-in');
    const refusal = await go(phoneAuth).catch((error: unknown) => error);
    return { message: refusal instanceof PhoneAuthFailure ? refusal.message : null };
  });
  return (await call(loader, '/', { cookies, host: 'lotus.test' })).data;
}

// The form refuses both before it calls the service.
it.each([
  ['auth/missing-verification-code', (phoneAuth: PhoneAuth) => phoneAuth.confirm('a-session', '')],
  ['auth/missing-phone-number', (phoneAuth: PhoneAuth) => phoneAuth.send('')],
])('the service’s refusal is %s', async (message, go) => {
  expect(await catchRefusal(go)).toEqual({ message });
});
