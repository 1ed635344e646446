import { expect, siteOf, test } from './journey.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test('what there is to know opens once, over the page that was asked for', async ({ page, world }) => {
  await page.goto(`${siteOf('lotus')}/login?redirectTo=/live`);
  await loginForm(page).send('lucky');
  await world.solveSlider();
  const dialog = page.getByRole('dialog', { name: 'Good to know' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('lotus')}/live`);
  await page.reload();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(`${siteOf('lotus')}/`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor is shown nothing of it', async ({ page }) => {
  await page.goto(`${siteOf('baize')}/?modal=afterLogin`);
  await expect(page.getByRole('heading', { name: 'Jackpot' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first login brings a welcome and one more message, when the gateway is well', async ({ page, world }) => {
  const welcome = page.getByText('Welcome! A message with your first steps is waiting for you.');
  const unread = async () => {
    const label = await page
      .getByRole('region', ACCOUNT)
      .getByRole('link', { name: /unread/ })
      .getAttribute('aria-label');
    return Number(label?.match(/\d+/)?.[0]);
  };
  const logIn = async () => {
    await page.goto(`${siteOf('baize')}/login`);
    await loginForm(page).send('novice');
    await world.solveSlider();
  };
  const signOut = async () => {
    await page.goto(`${siteOf('baize')}/help?modal=logout`);
    await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  };
  // The member is in even when the welcome cannot be delivered; the next sign-in tries again.
  await world.setFaults([{ operation: 'finishFirstLogin', kind: 'html', status: 502 }]);
  await logIn();
  await expect(page.getByRole('dialog', { name: 'Good to know' })).toBeVisible();
  const before = await unread();
  await signOut();
  await world.setFaults([]);
  await logIn();
  await expect(welcome).toBeVisible();
  expect(await unread()).toBe(before + 1);
  await signOut();
  await logIn();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  expect(await unread()).toBe(before + 1);
});
