import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loader as root } from '../../app/root.tsx';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { action as preferences } from '../../app/routes/preferences.ts';
import { writeGivenCode, writeSliderId, writeToast } from '../../app/session/cookies.server.ts';
import { writePutOff } from '../../app/session/put-off.server.ts';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

const site = prepareSite({ NODE_ENV: 'production', MOCK_WORLDS: '0' });
const { ask } = startServer();

it('cookies that say who somebody is are sent by https alone, though the proxy say nothing', async () => {
  const world = await site.world('default');
  const form = {
    username: 'stale',
    password: 'play1234',
    remember: 'on',
    ...(await insertSolved(world, 'baize', 'login')),
  };
  const { cookies } = await site.call(logIn, '/login', { form, cookies: { lang: 'EN' } });
  for (const name of ['session', 'remembered', 'stored']) {
    expect(cookies.find((line) => line.startsWith(`__Host-${name}=`))).toContain('Secure');
  }
});

it('every other cookie is sent by https alone, too', async () => {
  const form = { language: 'VI', theme: 'dark', balance: 'hidden', consent: 'denied' };
  const { cookies } = await site.call(preferences, '/preferences', { form, cookies: { _ga: '1' } });
  const written = [
    ...cookies,
    await writeToast({ tone: 'success', key: 'session.signedIn' }),
    writeGivenCode('referralCode', 'LUCKY7'),
    writeSliderId('x'),
    writePutOff('lucky'),
  ];
  const names = ['lang', 'theme', 'balance', 'consent', '_ga', 'toast', 'referralCode', 'sliderId'];
  expect(written.map((line) => line.split('=', 1)[0])).toEqual([...names, expect.stringMatching(/^put-off-/)]);
  for (const line of written) expect(line).toMatch(/; Secure(;|$)/);
});

it('the cookie of a mock’s world is nothing there', async () => {
  const { world } = await site.newWorld();
  world.faults.set([{ operation: '*', kind: 'cut' }]);
  expect(await site.call(root, '/', { cookies: { 'mock-world': world.name } })).toMatchObject({ status: 200 });
});

it('what a person types goes to the API sealed', async () => {
  const world = await site.world('default');
  const sent: string[] = [];
  const onRequest = (message: unknown) => {
    const { path, body } = (message as { request: { path: string; body: unknown } }).request;
    if (body) sent.push(`${path} ${String(body)}`);
  };
  subscribe('undici:request:create', onRequest);
  onTestFinished(() => void unsubscribe('undici:request:create', onRequest));
  const form = { username: 'lucky', password: 'play1234', ...(await insertSolved(world, 'baize', 'login')) };
  await site.call(logIn, '/login', { form });
  expect(sent.filter((each) => each.includes('/wps/session/login'))).toHaveLength(1);
  for (const secret of ['lucky', 'play1234', form.passToken]) expect(sent.join()).not.toContain(secret);
});

describe('a site against a gateway', () => {
  it.each(['/__mock/enter?world=default&account=lucky', '/__mock/bar.js', '/__mock/health'])(
    'has no %s: the page for unknown addresses',
    async (address) => {
      const page = await ask(address, { headers: { Accept: 'text/html' } });
      expect([page.status, page.headers['set-cookie']]).toEqual([404, undefined]);
      expect(page.headers['content-type']).toContain('text/html');
      const change = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '[]' };
      expect((await ask(address, change)).status).toBe(405);
    },
  );

  it('has no bar in its pages, and tells them no id for it', async () => {
    for (const address of ['/login', '/promotions']) {
      const page = await ask(address, { headers: { Accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('__mock');
      expect(page.headers).not.toHaveProperty('server-timing');
    }
  });
});
