import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const ACCOUNT = `${siteOrigin('baize')}/member/securityCenter`;
const EMAIL = 'new@mail.example';

test.describe('a wrong code', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('keeps what was typed, and the right one binds a mail address; the header leads there', async ({
    page,
    world,
  }) => {
    await world.signIn('lucky');
    await open(page, `${siteOrigin('baize')}/`);
    await page.getByRole('link', { name: 'Lucky Seven, open your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await expectAccessible(page, 'the account', { within: 'dialog' });
    const main = page.getByRole('dialog', { name: 'Member centre' });
    await main.getByRole('link', { name: /E-mail address.*lu\*\*\*@mail\.example/ }).click();
    const form = page.getByRole('form', { name: 'Change e-mail address' });
    await form.getByLabel('Payment password', { exact: true }).fill('246810');
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByText('Enter your e-mail address.')).toBeVisible();
    await form.getByLabel('New e-mail address').fill(EMAIL);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByText(/^The code was sent/)).toBeVisible();
    await expectAccessible(page, 'the form of the mail address', { within: 'dialog' });

    await form.getByLabel('Verification code').fill('000000');
    await form.getByRole('button', { name: 'Change e-mail address' }).click();
    await expect(form.getByText('The code is wrong or has expired. Request a new one.')).toBeVisible();
    await expect(form.getByLabel('New e-mail address')).toHaveValue(EMAIL);
    await form.getByLabel('Verification code').fill(await world.inbox.code(EMAIL));
    await form.getByRole('button', { name: 'Change e-mail address' }).click();
    await expect(main.getByText('Your e-mail address is saved.')).toBeVisible();
    await expect(main.getByRole('link', { name: /E-mail address/ })).toContainText('ne***@mail.example');
  });
});

test.describe('with pictures', () => {
  test.use({ hasPictures: true });

  test('a birthday under age is refused, and a picture and a nickname are taken', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${ACCOUNT}?part=profile`);
    const profile = page.getByRole('form', { name: 'Profile' });
    await profile.getByLabel('Birthday').fill('2015-06-01');
    await profile.getByLabel('Nickname').fill('Lucky Me');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByText('You must be 18 or older.')).toBeVisible();
    await expectAccessible(page, 'the profile');
    await profile.getByLabel('Birthday').fill('1990-05-31');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lucky Me, open your account' })).toBeVisible();

    await page.getByRole('link', { name: /^Picture/ }).click();
    const pictures = page.getByRole('form', { name: 'Picture' });
    await expect(pictures.getByRole('radio', { name: 'Picture 7' })).toBeChecked();
    await expectAccessible(page, 'the pictures');
    await pictures.getByRole('radio', { name: 'Picture 7' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pictures.getByRole('radio', { name: 'Picture 8' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('main').locator('section img[src$="/avatars/8.svg"]')).toBeVisible();
  });
});
