import { fillIn, memberPanel, mobiles, recoverForm, send } from './accounts.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const HOME = siteOrigin('baize');

test('by phone, from the log-in: a code, a new password, and the member is in', async ({ page, world }) => {
  await open(page, `${HOME}/live?modal=login`);
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByRole('img', { name: 'Baize' })).toBeVisible();
  const form = recoverForm(page);
  await fillIn(form, { 'Mobile number *': mobiles.lucky.typed });
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(form.getByText('The code was sent. It is valid for 2 minutes.')).toBeVisible();
  const code = await world.inbox.code(mobiles.lucky.to);
  await fillIn(form, { 'Verification code *': code, 'New password *': 'fresh5678' });
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(form.getByLabel('New password *')).toHaveAttribute('type', 'text');
  await send(form, 'Set new password and log in');
  await expect(page.getByText('Your new password is set, and you are logged in.')).toBeVisible();
  await expect(memberPanel(page)).toContainText('₱12,458.75');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('by mail, in the pop-up: it closes whatever comes of it, and a message says what', async ({ page, world }) => {
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  const ask = async (email: string) => {
    await open(page, `${HOME}/noticePage?modal=recover`);
    await dialog.getByRole('link', { name: 'E-mail', exact: true }).click();
    await fillIn(recoverForm(page), { 'Username *': 'lucky', 'E-mail *': email });
    await send(recoverForm(page), 'Send me a new password');
  };
  await ask('other@mail.example');
  await expect(page.getByText('Username/Email does not exist')).toBeVisible();
  await expect(dialog).toBeHidden();
  await world.faults.set({ operation: 'resetPasswordByEmail', kind: 'cut', times: 1 });
  await ask('lucky@mail.example');
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
  await expect(dialog).toBeHidden();
  await ask('lucky@mail.example');
  await expect(page.getByText('The password has been sent. Please check it out.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${HOME}/noticePage`);
});
