import { expect, it, onTestFinished, vi } from 'vitest';
import { loader as root } from '../../app/root.tsx';
import { action as logIn } from '../../app/routes/login/route.tsx';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { prepareSite } from './prepare-site.ts';

const site = prepareSite({ NODE_ENV: 'production', MOCK_WORLDS: '0' });

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
    expect(cookies.find((line) => line.startsWith(`${name}=`))).toContain('Secure');
  }
});

it('the cookie of a mock’s world is nothing there', async () => {
  const { world } = await site.newWorld();
  world.faults.set([{ operation: '*', kind: 'cut' }]);
  expect(await site.call(root, '/', { cookies: { 'mock-world': world.name } })).toMatchObject({ status: 200 });
});

it('what a person types goes to the API sealed', async () => {
  const world = await site.world('default');
  const sent: string[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    if (init?.body) sent.push(`${String(target)} ${String(init.body)}`);
    return fetch(target, init);
  });
  onTestFinished(() => spy.mockRestore());
  const form = { username: 'lucky', password: 'play1234', ...(await insertSolved(world, 'baize', 'login')) };
  await site.call(logIn, '/login', { form });
  expect(sent.filter((each) => each.includes('/wps/session/login'))).toHaveLength(1);
  for (const secret of ['lucky', 'play1234', form.passToken]) expect(sent.join()).not.toContain(secret);
});
