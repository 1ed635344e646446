import { expect, hydrated, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test('what there is to know opens once, over the page that was asked for', async ({ page, world }) => {
  await open(page, `${siteOf('lotus')}/login?${TO_NOTICES}`);
  await loginForm(page).send('lucky');
  await world.solveSlider();
  const dialog = page.getByRole('dialog', { name: 'Good to know' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('lotus')}/noticePage`);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(`${siteOf('lotus')}/`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor is shown nothing of it', async ({ page }) => {
  await open(page, `${siteOf('baize')}/help?modal=afterLogin`);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first login brings a welcome and one more message, when the gateway is well', async ({ page, world }) => {
  const signIn = async (greeting: string) => {
    await world.signIn('novice');
    await open(page, `${siteOf('baize')}/noticePage`);
    await expect(page.getByText(greeting)).toBeVisible();
    const messages = page.getByRole('region', ACCOUNT).getByRole('link', { name: /unread message/ });
    return Number.parseInt((await messages.getAttribute('aria-label'))?.replace(/^\D+/, '') ?? '', 10);
  };
  const welcome = 'Welcome! A message with your first steps is waiting for you.';
  // The member is signed in although the welcome failed; the next sign-in retries it.
  await world.setFaults([{ operation: 'finishFirstLogin', kind: 'html', status: 502 }]);
  const before = await signIn(welcome);
  await world.setFaults([]);
  expect(await signIn(welcome)).toBe(before + 1);
  expect(await signIn('Welcome back.')).toBe(before + 1);
});
