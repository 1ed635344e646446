import { expect, open, siteOf, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test('a page for members asks a visitor to log in, and leads back', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/password`);
  await expect(page).toHaveURL(`${siteOf('baize')}/login?redirectTo=%2Fpassword`);
  await loginForm(page).send('lucky');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/password`);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});

const ELSEWHERE = [
  '//elsewhere.example/x',
  'https://elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
];

test('nothing in the address leads to another site: neither the form nor a member is', async ({ page, world }) => {
  // The server's HTML is enough: no hydration.
  const openLogin = (to: string) =>
    page.goto(`${siteOf('baize')}/login?redirectTo=${encodeURIComponent(to)}`, { waitUntil: 'commit' });
  for (const to of ELSEWHERE) {
    await openLogin(to);
    const leadsTo = page.locator('input[name=redirectTo]').first();
    expect(new URL(await leadsTo.inputValue(), siteOf('baize')).origin, to).toBe(siteOf('baize'));
  }
  await world.signIn('lucky');
  for (const to of ELSEWHERE) {
    await openLogin(to);
    expect(new URL(page.url()).origin, to).toBe(siteOf('baize'));
  }
});

test('a forged field of the form leads to another site no more than the address', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/login`);
  await page
    .locator('input[name=redirectTo]')
    .evaluateAll((fields) => fields.map((field) => ((field as HTMLInputElement).value = 'https://elsewhere.example')));
  await loginForm(page).send('lucky');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/`);
});

test('harbor asks for a session at home, but not to log in, to register or to recover', async ({ page, world }) => {
  for (const path of ['/', '/rng', '/help', '/password']) {
    await open(page, `${siteOf('harbor')}${path}`);
    await expect(page).toHaveURL(
      `${siteOf('harbor')}/login${path === '/' ? '' : `?redirectTo=${encodeURIComponent(path)}`}`,
    );
  }
  for (const [path, heading] of [
    ['/login', 'Log in'],
    ['/register', 'Create your account'],
    ['/register.html', 'Create your account'],
    ['/forget', 'Forgot your password?'],
  ] as const) {
    await open(page, `${siteOf('harbor')}${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await world.signIn('lucky', 'harbor');
  await open(page, siteOf('harbor'));
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await open(page, `${siteOf('harbor')}/login?redirectTo=/live`);
  await expect(page).toHaveURL(`${siteOf('harbor')}/live`);
});
