import {
  expectFaults,
  expectNewMember,
  fillIn,
  memberPanel,
  mobiles,
  proveNumber,
  registerForm,
  send,
} from './accounts.ts';
import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';

const PASSWORDS = { Password: 'green1234', 'Confirm password': 'green1234' };
const NEWCOMER = { ...PASSWORDS, 'E-mail': 'june@mail.example' };

test('by mobile number first: from the header, with a code, and the visitor is a member', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/live`);
  await page.locator('header').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${siteOf('baize')}/live?modal=register`);
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  const ways = dialog.getByRole('navigation', { name: 'Ways to register' });
  await expect(ways.getByRole('link', { name: 'Mobile number' })).toHaveAttribute('aria-current', 'page');
  const form = registerForm(page);
  await expect(form.getByLabel('Username')).toHaveCount(0);
  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(form.getByLabel('Verification code')).toBeFocused();
  await form.getByLabel('Verification code').fill(await world.codeTo(mobiles.newcomer.to));
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize');
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('link', { name: 'Menu' }))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('m9995550123');
});

test('by user name: from the log-in, after the other way was looked at', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/?modal=login`);
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByRole('link', { name: 'Username' }).click();
  const form = registerForm(page);
  await expect(form.getByLabel('Username')).toBeVisible();
  await fillIn(form, { Username: 'June', 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await proveNumber(world, form, mobiles.newcomer);
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize');
  await expect(memberPanel(page)).toContainText('June');
});

test('the older address keeps what it brings, and the visitor comes back to where they were going', async ({
  page,
  world,
}) => {
  await open(page, `${siteOf('baize')}/register.html?referralCode=LUCKY77&redirectTo=%2Ffish`);
  await expect(page).toHaveURL(`${siteOf('baize')}/register?referralCode=LUCKY77&redirectTo=%2Ffish`);
  const ways = page.getByRole('navigation', { name: 'Ways to register' });
  await ways.getByRole('link', { name: 'Username' }).click();
  const form = registerForm(page);
  await expect(form.getByLabel('Username')).toBeVisible();
  await expect(form.getByLabel(/Friend’s code/)).toHaveCount(0);
  await fillIn(form, { Username: 'june', 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await proveNumber(world, form, mobiles.newcomer);
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/fish');
});

test.describe('at harbor', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('by user name alone, with the code of a picture and a puzzle', async ({ page, world }) => {
    await open(page, `${siteOf('harbor')}/`);
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    const form = registerForm(page);
    await expect(form.getByLabel('Username')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Ways to register' })).toHaveCount(0);
    await expect(form.getByLabel('Mobile number')).toHaveCount(0);
    await expect(form.getByLabel('Verification code')).toHaveCount(0);
    const picture = form.getByRole('img', { name: 'Picture with the code to type' });
    await expect(picture).toBeVisible();
    await fillIn(form, { Username: 'june', ...NEWCOMER, 'Payee name': 'JUNE SUKJAI', 'Invitation code': 'boss88' });
    await fillIn(form, { Code: '0000' });
    const before = await picture.getAttribute('src');
    await send(form, 'Sign up');
    await world.solveSlider();
    await expectFaults(form, { Code: 'The code from the picture is wrong. Here is a new one.' });
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(form.getByLabel('Username')).toHaveValue('june');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await fillIn(form, { ...PASSWORDS, Code: await world.answerOf('captcha') });
    await send(form, 'Sign up');
    await world.solveSlider();
    await expectNewMember(page, 'harbor');
  });

  test('there is no way by mobile number, whatever the address says', async ({ page }) => {
    await open(page, `${siteOf('harbor')}/register?method=mobile`);
    await expect(registerForm(page).getByLabel('Username')).toBeVisible();
    await expect(registerForm(page).getByLabel('Mobile number')).toHaveCount(0);
  });
});

for (const { off, shown, hidden } of [
  { off: 'MOBILENUMREG3', shown: 'Username', hidden: 'mobile' },
  { off: 'USERNAMEREG3', shown: 'Mobile number', hidden: 'username' },
]) {
  test(`with ${off} off there is one way, and no switch`, async ({ page, world }) => {
    await world.changeBrand('baize', { modules: { [off]: false } });
    await open(page, `${siteOf('baize')}/register?method=${hidden}`);
    await expect(registerForm(page).getByLabel(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Ways to register' })).toHaveCount(0);
  });
}

test('where registration is closed there is no button, and the page says so', async ({ page, world }) => {
  await world.changeBrand('baize', { modules: { DIRECTREG3: false } });
  await open(page, `${siteOf('baize')}/noticePage`);
  await expect(page.locator('header').getByRole('link', { name: 'Log in' }).or(page.getByRole('form'))).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  await open(page, `${siteOf('baize')}/register`);
  await expect(page.getByText('Registration is closed at the moment. Customer service can help you.')).toBeVisible();
  await expect(registerForm(page)).toHaveCount(0);
  await open(page, `${siteOf('baize')}/noticePage?modal=register`);
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toContainText('Registration is closed');
});

test('a trial account may register, and the trial is over', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/noticePage`);
  await page.locator('header').getByRole('button', { name: 'Free play' }).click();
  await expect(memberPanel(page)).toContainText('Trial');
  await open(page, `${siteOf('baize')}/register?${TO_NOTICES}`);
  const form = registerForm(page);
  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await proveNumber(world, form, mobiles.newcomer);
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');
  await expect(memberPanel(page)).not.toContainText('Trial');
});

test('a member has an account: the page sends them home, and the pop-up stays away', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOf('baize')}/register`);
  await expect(page).toHaveURL(`${siteOf('baize')}/`);
  await expect(memberPanel(page)).toBeVisible();
  await open(page, `${siteOf('baize')}/noticePage?modal=register`);
  await expect(memberPanel(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
