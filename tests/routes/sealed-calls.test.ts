import { expect, it } from 'vitest';
import { sealFor } from '../../app/api/cipher.server.ts';
import { createApi } from '../../app/api/client.server.ts';
import { ApiFailure } from '../../app/api/failure.ts';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { DEVELOPMENT_PUBLIC_KEY } from '../../mock-server/http/development-keys.ts';
import { prepareSite } from './prepare-site.ts';

const { newWorld } = prepareSite();
const credentials = { type: 'username', username: 'lucky', password: 'play1234' } as const;

async function apiWith(scheme: 'plain' | 'jwe' | 'des-rsa', token?: string) {
  const { name, world } = await newWorld();
  const api = createApi({
    origin: process.env.GAMING_API_URL ?? '',
    timeoutMs: 15_000,
    seal: sealFor(scheme, DEVELOPMENT_PUBLIC_KEY),
    merchant: 'baize',
    requestId: 'sealed',
    forwardedFor: '203.0.113.9',
    forwardedHost: 'baize.test',
    world: name,
    token,
  });
  return { api, world };
}

it.each(['plain', 'jwe', 'des-rsa'] as const)('a body sealed by %s is opened by the gateway', async (scheme) => {
  const { api, world } = await apiWith(scheme);
  const body = { ...credentials, ...(await insertSolved(world, 'baize', 'login')) };
  expect(await api.call('login', { body })).toMatchObject({ username: 'lucky', customerType: 0 });
});

it('a refusal carries its code and its value', async () => {
  const { api, world } = await apiWith('jwe');
  const body = { ...credentials, password: 'no', ...(await insertSolved(world, 'baize', 'login')) };
  const failure = await api.call('login', { body }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ kind: 'refused', status: 422, errorCode: 'login.failed', value: { captcha: false } });
});

it('a bare answer comes as it is, and its failure too', async () => {
  const { api, world } = await apiWith('plain');
  expect((await api.call('getGameMenus'))[0]).toMatchObject({ gameCategory: 'RNG' });
  await world.patch('Brand', { code: 'baize' }, { isInMaintenance: true });
  await expect(api.call('getGameMenus')).rejects.toMatchObject({ kind: 'maintenance', status: 503 });
});

it('a token that has ended is known as signed out; a call without one is only refused', async () => {
  const ended = await apiWith('plain', 'a-token-that-has-ended');
  await expect(ended.api.call('getBalance')).rejects.toMatchObject({ kind: 'signedOut', status: 401 });
  const none = await apiWith('plain');
  await expect(none.api.call('getBalance')).rejects.toMatchObject({ kind: 'refused', status: 401 });
});
