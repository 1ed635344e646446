import type { Browser, Page } from '@playwright/test';
import { expectFaults, fillIn, loginForm, memberPanel, mobiles, passwordForm, send } from './accounts.ts';
import { expect, open, siteOf, TestWorld, TO_NOTICES, test } from './fixtures.ts';

const NEW = 'fresh5678';
const REPEATED = { 'New password': NEW, 'Confirm new password': NEW };
const CHANGE = 'Change password';
const FORCED = { name: 'Choose your own password' };

async function logIn(page: Page, world: TestWorld, username: string, password: string) {
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  await fillIn(loginForm(page), { Username: username, Password: password });
  await send(loginForm(page), 'Log in');
  await world.solveSlider();
}

/** The same member on another device. */
async function onAnotherDevice(browser: Browser, world: TestWorld, brand: 'harbor' | 'baize') {
  const page = await (await browser.newContext()).newPage();
  const elsewhere = new TestWorld(world.name, page);
  await elsewhere.setCookies({ 'mock-world': world.name, lang: 'EN' });
  await elsewhere.signIn('lucky', brand);
  return page;
}

test('from the menu: the member goes home with another password, and the other device is out', async ({
  page,
  world,
  browser,
}) => {
  const other = await onAnotherDevice(browser, world, 'harbor');
  await world.signIn('lucky', 'harbor');
  await open(page, `${siteOf('harbor')}/noticePage?modal=menu`);
  await page.getByRole('dialog').getByRole('link', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await fillIn(passwordForm(page), { 'Old password': 'play1234', ...REPEATED });
  await send(passwordForm(page), CHANGE);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('harbor')}/`);
  await expect(memberPanel(page)).toBeVisible();
  await open(other, `${siteOf('harbor')}/noticePage`);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await other.context().close();
});

test('a visitor is asked to log in first, and a trial account for a real one', async ({ page }) => {
  await open(page, `${siteOf('baize')}/password`);
  await expect(page).toHaveURL(`${siteOf('baize')}/login?redirectTo=%2Fpassword`);
  await open(page, `${siteOf('baize')}/noticePage`);
  await page.locator('header').getByRole('button', { name: 'Free play' }).click();
  await expect(memberPanel(page)).toContainText('Trial');
  await open(page, `${siteOf('baize')}/password`);
  await expect(page.getByRole('dialog', { name: 'A real account is needed' })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('each rule under its field, on the page; then it works', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/password`);
    const form = passwordForm(page);
    await send(form, CHANGE);
    const rule = 'Fill in your password with 7 - 20 characters: letters and digits.';
    const empty = { 'Old password': 'Enter your current password.', 'New password': rule };
    await expectFaults(form, { ...empty, 'Confirm new password': 'Fill this in.' });
    const cases = [
      [{ 'New password': 'short1' }, { 'New password': rule }],
      [{ 'New password': NEW }, { 'Confirm new password': 'The two passwords are not the same.' }],
      [
        { 'New password': 'play1234', 'Confirm new password': 'play1234' },
        { 'New password': 'The new password must differ from the old one.' },
      ],
      [{ 'Old password': 'wrong-one', ...REPEATED }, { 'Old password': 'The old password is not right.' }],
    ] as const;
    await fillIn(form, { 'Old password': 'play1234', 'Confirm new password': 'short1' });
    for (const [values, faults] of cases) {
      await fillIn(form, values);
      await send(form, CHANGE);
      await expectFaults(form, faults);
    }
    await fillIn(form, { 'Old password': 'play1234', ...REPEATED });
    await send(form, CHANGE);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(page).toHaveURL(`${siteOf('baize')}/`);
  });

  test('five wrong old passwords and there is a pause; a gateway that is down is named', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/noticePage?modal=password`);
    const form = passwordForm(page);
    await world.setFaults([{ operation: 'changePassword', kind: 'cut', times: 1 }]);
    await fillIn(form, { 'Old password': 'wrong-one', ...REPEATED });
    await send(form, CHANGE);
    await expect(form.getByRole('alert')).toContainText('Network link is abnormal, please try again');
    for (const count of [1, 2, 3, 4, 5]) {
      await fillIn(form, { 'Old password': `wrong-${count}` });
      await send(form, CHANGE);
      await expectFaults(form, { 'Old password': 'The old password is not right.' });
      await expect
        .poll(async () => (await world.requests()).filter(({ operationId }) => operationId === 'changePassword').length)
        .toBe(count + 1);
      await expect(form.getByRole('button', { name: CHANGE })).toBeEnabled();
    }
    await fillIn(form, { 'Old password': 'play1234' });
    await send(form, CHANGE);
    await expect(form.getByRole('alert')).toContainText('Please wait 5 min, then try again.');
    await world.advance(5 * 60_000);
    await send(form, CHANGE);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
  });

  test('a session that ends over the form is opened again on top of it: what was typed is there, and is sent', async ({
    page,
    world,
  }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/password`);
    const form = passwordForm(page);
    await fillIn(form, { 'Old password': 'play1234', ...REPEATED });
    await world.advance(26 * 60_000);
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
    await expect(page.getByText('Your password is changed.')).toBeVisible();
  });

  test('somebody else who logs in over the form does not get it', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/noticePage?modal=password`);
    await fillIn(passwordForm(page), { 'Old password': 'play1234', ...REPEATED });
    await world.advance(26 * 60_000);
    await send(passwordForm(page), CHANGE);
    const again = page.getByRole('dialog', { name: 'Log in' });
    await fillIn(again, { Username: 'victor', Password: 'play1234' });
    await send(again, 'Log in');
    await world.solveSlider();
    await expect(memberPanel(page)).toContainText('VIP 6');
    await expect(passwordForm(page)).toHaveCount(0);
  });
});

test('a password that was given has to be changed: nothing goes on before, but there is a way out', async ({
  page,
  world,
}) => {
  await logIn(page, world, 'fresh', '{secret}');
  const dialog = page.getByRole('dialog', FORCED);
  await expect(dialog).toContainText('Before you go on, replace the password that you were given.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Close' })).toHaveCount(0);
  await open(page, `${siteOf('baize')}/noticePage`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();

  await logIn(page, world, 'fresh', '{secret}');
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await fillIn(passwordForm(page), REPEATED);
  await send(passwordForm(page), CHANGE);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await open(page, `${siteOf('baize')}/noticePage`);
  await expect(memberPanel(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an old password has to be changed where the brand says so', async ({ page, world }) => {
  await logIn(page, world, 'stale', 'play1234');
  const dialog = page.getByRole('dialog', FORCED);
  await expect(dialog).toContainText('Your password is old. Choose a new one before you go on.');
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await fillIn(passwordForm(page), REPEATED);
  await send(passwordForm(page), CHANGE);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an old password is left alone where the module is off', async ({ page, world }) => {
  await world.changeBrand('baize', { modules: { PWDEXPFORCECHANGE3: false } });
  await logIn(page, world, 'stale', 'play1234');
  await expect(page.getByRole('dialog', { name: 'Good to know' })).toBeVisible();
  await open(page, `${siteOf('baize')}/noticePage`);
  await expect(memberPanel(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an old password is left alone after a text message', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/login?method=sms&${TO_NOTICES}`);
  const form = loginForm(page);
  await fillIn(form, { 'Mobile number': mobiles.stale.typed });
  await send(form, 'Send code');
  await expect(form.getByText('The code is on its way.')).toBeVisible();
  await fillIn(form, { 'Verification code': await world.codeTo(mobiles.stale.to) });
  await send(form, 'Log in');
  await expect(memberPanel(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Good to know' })).toBeVisible();
  await expect(page.getByRole('dialog', FORCED)).toHaveCount(0);
});
