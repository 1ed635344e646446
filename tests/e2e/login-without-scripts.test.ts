import { expect, siteOrigin, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm, smsForm } from './login-form.ts';
import { readMobile } from './world-database.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test('by name, with the place read off the scale of the picture', async ({ page, world }) => {
  await page.goto(`${siteOrigin('baize')}/login?${TO_NOTICES}`);
  const form = loginForm(page);
  const place = page.getByLabel(/^Read where the gap begins/);
  await expect(page.getByRole('img', { name: /^A picture with a gap/ })).toBeVisible();
  await place.fill('1');
  await form.send('lucky');
  await expect(page.getByRole('alert')).toContainText('Please do the quick check once more.');
  await expect(form.username).toHaveValue('lucky');
  await expect(form.password).toHaveValue('');
  await place.fill(await world.readAnswer('slider'));
  await form.password.fill('play1234');
  await form.submit.click();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOrigin('baize')}/noticePage`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('by text message: Enter sends the form, and the button the code', async ({ page, world }) => {
  const { typed, e164 } = readMobile(world, 'lucky', 'baize');
  await page.goto(`${siteOrigin('baize')}/login?method=sms&${TO_NOTICES}`);
  const form = smsForm(page);
  await form.mobile.fill(typed);
  await form.code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is wrong or has expired. Request a new one.')).toBeVisible();
  const asked = (await world.requests()).map(({ operationId }) => operationId);
  expect(asked).toContain('login');
  expect(asked).not.toContain('sendLoginSms');
  await form.sendCode.click();
  await expect(form.sent).toBeVisible();
  await expect(form.mobile).toHaveValue(typed);
  await form.code.fill(await world.codeTo(e164));
  await form.submit.click();
  await world.dismissGoodToKnow();
  const account = page.getByRole('region', ACCOUNT);
  await account.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});
