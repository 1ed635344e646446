import { expect, type Locator, type Page } from '@playwright/test';

export const ACCOUNT = { name: 'Your account' };
export const WRONG = 'Wrong username or password.';

export function loginForm(place: Page | Locator) {
  const form = place.getByRole('form', { name: 'Log in' });
  const parts = {
    username: form.getByLabel('Username'),
    password: form.getByLabel('Password', { exact: true }),
    captcha: form.getByLabel('Code', { exact: true }),
    remember: form.getByRole('checkbox', { name: 'Remember me on this device for a day' }),
    submit: form.getByRole('button', { name: 'Log in', exact: true }),
  };
  return {
    ...parts,
    /** Submits the form. The puzzle comes next. */
    async send(username: string, password = 'play1234') {
      await parts.username.fill(username);
      await parts.password.fill(password);
      await parts.submit.click();
    },
  };
}

export function smsForm(place: Page | Locator) {
  const form = place.getByRole('form', { name: 'Log in' });
  return {
    mobile: form.getByLabel('Mobile number'),
    code: form.getByLabel('Verification code'),
    /** Shows the seconds until it is enabled again. */
    sendCode: form.getByRole('button', { name: /^Send/ }),
    sent: form.getByText('The code was sent.'),
    submit: form.getByRole('button', { name: 'Log in', exact: true }),
  };
}

export async function expectWarning(page: Page, text: string): Promise<void> {
  const warning = page.getByRole('alertdialog', { name: 'The code was not sent' });
  await expect(warning).toContainText(text);
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
}
