import type { Browser, Page } from '@playwright/test';
import { expectFaults, fillIn, loginForm, memberPanel, passwordForm, send } from './accounts.ts';
import { expect, open, siteOrigin, TestWorld, TO_NOTICES, test } from './fixtures.ts';

const NEW = 'fresh5678';
const REPEATED = { 'New password': NEW, 'Confirm new password': NEW };
const CHANGE = 'Change password';
const FORCED = { name: 'Choose your own password' };

test.use({ expectedErrors: [/status of 422/] });

async function logIn(page: Page, world: TestWorld, username: string, password: string) {
  await open(page, `${siteOrigin('baize')}/login?${TO_NOTICES}`);
  await fillIn(loginForm(page), { Username: username, Password: password });
  await send(loginForm(page), 'Log in');
  await world.solveSlider();
}

async function onAnotherDevice(browser: Browser, world: TestWorld, brand: 'harbor' | 'baize') {
  const page = await (await browser.newContext()).newPage();
  const elsewhere = new TestWorld(world, page);
  await elsewhere.setCookies({ 'mock-world': world.name, lang: 'EN' });
  await elsewhere.signIn('lucky', brand);
  return page;
}

test('from the menu: faults are told, the member goes home with another password, and the other device is out', async ({
  page,
  world,
  browser,
}) => {
  const other = await onAnotherDevice(browser, world, 'harbor');
  await world.signIn('lucky', 'harbor');
  await open(page, `${siteOrigin('harbor')}/noticePage?modal=menu`);
  await page.getByRole('dialog').getByRole('link', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const form = passwordForm(page);
  await send(form, CHANGE);
  await expectFaults(form, {
    'Old password': 'Enter your old password.',
    'New password': 'Fill in your password with 7 - 20 characters: letters and digits.',
    'Confirm new password': 'Required',
  });
  await fillIn(form, { 'Old password': 'wrong-one', ...REPEATED });
  await send(form, CHANGE);
  await expectFaults(form, { 'Old password': 'Wrong old password.' });
  await fillIn(form, { 'Old password': 'play1234', ...REPEATED });
  await send(form, CHANGE);
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteOrigin('harbor')}/`);
  await expect(memberPanel(page)).toBeVisible();
  await open(other, `${siteOrigin('harbor')}/noticePage`);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await other.context().close();
});

test('a session that ends over the form is opened again on top of it: what was typed is there, and is sent', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/password`);
  const form = passwordForm(page);
  await fillIn(form, { 'Old password': 'play1234', ...REPEATED });
  await world.clock.advance(26 * 60_000);
  await send(form, CHANGE);
  const again = page.getByRole('dialog', { name: 'Log in' });
  await expect(again).toContainText('nothing you typed is lost');
  await expect(again.getByLabel('Username')).toHaveValue('lucky');
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await fillIn(again, { Password: 'play1234' });
  await send(again, 'Log in');
  await world.solveSlider();
  await expect(again).toBeHidden();
  await expect(page.getByText('You are logged in again. Please send the form once more.')).toBeVisible();
  for (const [label, value] of Object.entries({ 'Old password': 'play1234', ...REPEATED })) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await send(form, CHANGE);
  await expect(page.getByText('Your password was changed.')).toBeVisible();
});

test('somebody else who logs in over the form does not get it', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/noticePage?modal=password`);
  await fillIn(passwordForm(page), { 'Old password': 'play1234', ...REPEATED });
  await world.clock.advance(26 * 60_000);
  await send(passwordForm(page), CHANGE);
  const again = page.getByRole('dialog', { name: 'Log in' });
  await fillIn(again, { Username: 'victor', Password: 'play1234' });
  await send(again, 'Log in');
  await world.solveSlider();
  await expect(memberPanel(page)).toContainText('VIP 6');
  await expect(passwordForm(page)).toHaveCount(0);
});

test('a password that was given has to be changed: nothing goes on before, but there is a way out', async ({
  page,
  world,
}) => {
  await logIn(page, world, 'fresh', '{secret}');
  const dialog = page.getByRole('dialog', FORCED);
  await expect(dialog).toContainText('Before you continue, replace the password you were given.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Close' })).toHaveCount(0);
  await open(page, `${siteOrigin('baize')}/noticePage`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();

  await logIn(page, world, 'fresh', '{secret}');
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await fillIn(passwordForm(page), REPEATED);
  await send(passwordForm(page), CHANGE);
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await open(page, `${siteOrigin('baize')}/noticePage`);
  await expect(memberPanel(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
