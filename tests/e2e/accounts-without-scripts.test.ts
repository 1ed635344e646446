import type { Locator } from '@playwright/test';
import { fillIn, memberPanel, mobiles, passwordForm, recoverForm, registerForm, send } from './accounts.ts';
import { expect, siteOf, type TestWorld, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

const PASSWORDS = { Password: 'green1234', 'Confirm password': 'green1234' };
const NEW = 'fresh5678';

/** Sets the puzzle's position, which a person reads off the scale. */
async function setScale(world: TestWorld, form: Locator): Promise<void> {
  const scale = form.locator('input[name=sliderX]');
  await expect(scale).toBeVisible();
  const picture = form.getByRole('img', { name: 'A picture with a gap, and the piece that belongs there' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await scale.fill(String(Math.round(Number(await world.answerOf('slider')))));
}

test('registering by user name, with a picture and a scale', async ({ page, world }) => {
  await page.goto(`${siteOf('harbor')}/register`);
  const form = registerForm(page);
  const typed = { Username: 'june', 'E-mail': 'june@mail.example', 'Payee name': 'JUNE SUKJAI' };
  await fillIn(form, { ...typed, ...PASSWORDS, 'Confirm password': 'other1234', 'Invitation code': 'BOSS2020' });
  await fillIn(form, { Code: '0000' });
  await send(form, 'Sign up');
  const mismatch = form.getByLabel('Confirm password', { exact: true });
  await expect(mismatch).toHaveAccessibleDescription(/The two passwords are not the same/);
  for (const [label, value] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(value);
  for (const label of Object.keys(PASSWORDS)) await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(form.getByLabel('Code', { exact: true })).toHaveValue('');

  await fillIn(form, { ...PASSWORDS, Code: await world.answerOf('captcha') });
  await setScale(world, form);
  await send(form, 'Sign up');
  await expect(form.getByLabel('Invitation code')).toHaveAccessibleDescription(/Invalid invitation code/);
  await expect(form.getByLabel('Invitation code')).toHaveValue('BOSS2020');

  await fillIn(form, { ...PASSWORDS, 'Invitation code': 'BOSS88', Code: await world.answerOf('captcha') });
  await setScale(world, form);
  await send(form, 'Sign up');
  await expect(page.getByText('Your account is ready. Welcome!')).toBeVisible();
  await expect(memberPanel(page)).toContainText('0.00');
});

test('registering by mobile: the code first, then the account', async ({ page, world }) => {
  const { typed, to } = mobiles.newcomer;
  await page.goto(`${siteOf('baize')}/register?affiliateCode=BOSS2020&referralCode=LUCKY77&redirectTo=%2FnoticePage`);
  const form = registerForm(page);
  await expect(form.getByLabel('Invitation code')).toHaveCount(0);
  await fillIn(form, { 'Mobile number': typed, 'E-mail': 'june@mail.example', ...PASSWORDS });
  await setScale(world, form);
  await send(form, 'Send code');
  await expect(form.getByText('The code is on its way. It is good for 2 minutes.')).toBeVisible();
  await expect(form.getByLabel('Mobile number')).toHaveValue(typed);
  await fillIn(form, { ...PASSWORDS, 'Verification code': await world.codeTo(to) });
  await send(form, 'Sign up');
  await expect(form.getByLabel('Invitation code (optional)')).toHaveAccessibleDescription(/Invalid invitation code/);
  await fillIn(form, { ...PASSWORDS, 'Verification code': await world.codeTo(to), 'Invitation code (optional)': '' });
  await send(form, 'Sign up');
  await expect(page.getByText('Your account is ready. Welcome!')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/noticePage');
});

test('a refused registration by user name stays one', async ({ page }) => {
  await page.goto(`${siteOf('baize')}/register?method=username`);
  const form = registerForm(page);
  const typed = {
    Username: 'june',
    'Mobile number': '12',
    'Verification code': '123456',
    'E-mail': 'june@mail.example',
  };
  await fillIn(form, { ...typed, ...PASSWORDS });
  await form.getByRole('checkbox', { name: 'I am 18 or older and accept the' }).uncheck();
  await send(form, 'Sign up');
  await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(/The phone number format is incorrect/);
  const terms = form.getByRole('checkbox', { name: 'I am 18 or older and accept the' });
  await expect(terms).toHaveAccessibleDescription(/Please confirm that you are 18 or older/);
  for (const label of ['Username', 'Mobile number', 'E-mail'] as const) {
    await expect(form.getByLabel(label)).toHaveValue(typed[label]);
  }
});

test('recovering by mail', async ({ page, world }) => {
  await page.goto(`${siteOf('baize')}/forget?method=email`);
  const form = recoverForm(page);
  await fillIn(form, { 'Username *': 'nobody', 'E-mail *': 'lucky@mail.example' });
  await send(form, 'Send me a new password');
  await expect(form.getByRole('alert')).toContainText('Username/Email does not exist');
  await expect(form.getByLabel('E-mail *')).toHaveValue('lucky@mail.example');
  await fillIn(form, { 'Username *': 'lucky' });
  await send(form, 'Send me a new password');
  await expect(page.getByText('The password has been sent. Please check it out.')).toBeVisible();
  expect(await world.codeTo('lucky@mail.example')).not.toBe('');
});

test('recovering by phone', async ({ page, world }) => {
  const { typed, to } = mobiles.lucky;
  await page.goto(`${siteOf('baize')}/forget`);
  const form = recoverForm(page);
  await fillIn(form, { 'Mobile number *': typed });
  await setScale(world, form);
  await send(form, 'Send code');
  await expect(form.getByText('The code is on its way. It is good for 2 minutes.')).toBeVisible();
  const code = await world.codeTo(to);
  await fillIn(form, { 'Verification code *': code === '111111' ? '222222' : '111111', 'New password *': NEW });
  await send(form, 'Set new password and log in');
  await expect(form.getByLabel('Verification code *')).toHaveAccessibleDescription(/The code is wrong/);
  await expect(form.getByLabel('Mobile number *')).toHaveValue(typed);
  await expect(form.getByLabel('New password *')).toHaveValue('');
  await fillIn(form, { 'Verification code *': code, 'New password *': NEW });
  await send(form, 'Set new password and log in');
  await expect(page.getByText('Your new password counts, and you are logged in.')).toBeVisible();
  await expect(memberPanel(page)).toContainText('₱12,458.75');
});

test('changing the password, on the page and in the dialog', async ({ page, world }) => {
  await world.signIn('lucky');
  await page.goto(`${siteOf('baize')}/noticePage?modal=password`);
  const form = passwordForm(page);
  await fillIn(form, { 'Old password': 'wrong-one', 'New password': NEW, 'Confirm new password': NEW });
  await send(form, 'Change password');
  await expect(form.getByLabel('Old password')).toHaveAccessibleDescription(/The old password is not right/);
  await expect(page).toHaveURL(`${siteOf('baize')}/password`);
  for (const label of ['Old password', 'New password', 'Confirm new password']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await fillIn(form, { 'Old password': 'play1234', 'New password': NEW, 'Confirm new password': NEW });
  await send(form, 'Change password');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page).toHaveURL(`${siteOf('baize')}/`);
});
