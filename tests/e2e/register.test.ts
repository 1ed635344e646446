import {
  expectFaults,
  expectNewMember,
  fillIn,
  memberPanel,
  mobiles,
  openMore,
  proveNumber,
  registerForm,
  send,
} from './accounts.ts';
import { expect, hydrated, open, siteOrigin, TO_NOTICES, test } from './fixtures.ts';

const HOME = siteOrigin('baize');
const PASSWORDS = { Password: 'green1234', 'Confirm password': 'green1234' };
const NEWCOMER = { ...PASSWORDS, 'E-mail': 'june@mail.example' };

test.use({ expectedErrors: [/status of 422/] });

test('by mobile number first: from the header, with a code, and the visitor is a member', async ({ page, world }) => {
  await open(page, `${HOME}/live`);
  await page.locator('header').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${HOME}/live?modal=register`);
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  const ways = dialog.getByRole('navigation', { name: 'Ways to register' });
  await expect(ways.getByRole('link', { name: 'Mobile number' })).toHaveAttribute('aria-current', 'page');
  const form = registerForm(page);
  await expect(form.getByLabel('Username')).toHaveCount(0);
  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(form.getByLabel('Verification code')).toBeFocused();
  await form.getByLabel('Verification code').fill(await world.inbox.code(mobiles.newcomer.to));
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize');
});

test('by user name, from the log-in: every field is told its fault, and the first has the focus', async ({
  page,
  world,
}) => {
  await open(page, `${HOME}/login?${TO_NOTICES}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click();
  const ways = page.getByRole('navigation', { name: 'Ways to register' });
  await ways.getByRole('link', { name: 'Username' }).click();
  const form = registerForm(page);
  await expect(form.getByLabel('Username')).toBeVisible();
  const typed = {
    Username: '1june',
    'Mobile number': '0917',
    Password: 'short1',
    'Confirm password': 'other1234',
    'E-mail': 'nobody',
    'Payee name (optional)': '1 june',
    'Invitation or friend’s code (optional)': 'B-88',
  };
  await openMore(form);
  await fillIn(form, typed);
  const terms = form.getByRole('checkbox', { name: 'I am 18 or older and accept the' });
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await send(form, 'Sign up');
  await expectFaults(form, {
    Username:
      'Enter 2 - 15 characters: start with a letter, then letters and numbers; no spaces or special characters.',
    'Mobile number': 'The phone number format is incorrect.',
    'Verification code': 'Enter the code from the text message.',
    Password: 'Fill in your password with 7 - 20 characters: letters and digits.',
    'Confirm password': 'The passwords do not match.',
    'E-mail': 'Enter an e-mail address such as name@mail.com.',
    'Payee name (optional)': 'Enter 2 - 60 characters: capital letters, exactly as on your bank account.',
    'Invitation or friend’s code (optional)': 'Enter 4 - 12 characters: letters and numbers only.',
    'I am 18 or older and accept the': 'Please confirm that you are 18 or older and accept the agreement.',
  });
  for (const [label, value] of Object.entries(typed))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  const called = (await world.requests.list()).map(({ operationId }) => operationId ?? '');
  expect(called.filter((id) => /register(Member|Sms)|checkAffiliate/.test(id))).toEqual([]);

  const optional = { 'Payee name (optional)': '', 'Invitation or friend’s code (optional)': '' };
  await fillIn(form, { Username: 'June', 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER, ...optional });
  await terms.check();
  await proveNumber(world, form, mobiles.newcomer);
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');
  await expect(memberPanel(page)).toContainText('June');
});

test('by user name alone at harbor, with the code of a picture and a puzzle; what is taken is told under its field', async ({
  page,
  world,
}) => {
  await open(page, `${siteOrigin('harbor')}/register?${TO_NOTICES}`);
  const form = registerForm(page);
  await expect(page.getByRole('navigation', { name: 'Ways to register' })).toHaveCount(0);
  const picture = form.getByRole('img', { name: 'Picture with the code to type' });
  await expect(picture).toBeVisible();
  await fillIn(form, { Username: 'june', ...NEWCOMER, 'Payee name': 'JUNE SUKJAI', 'Invitation code': 'boss88' });
  await fillIn(form, { Code: '0000' });
  const terms = form.getByRole('checkbox', { name: 'I am 18 or older and accept the' });
  await expect(terms).not.toBeChecked();
  await terms.check();
  const before = await picture.getAttribute('src');
  await send(form, 'Sign up');
  await world.solveSlider();
  await expectFaults(form, { Code: 'The code from the picture is wrong. Here is a new one.' });
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const again = async (change: Record<string, string>) => {
    await fillIn(form, { ...PASSWORDS, ...change, Code: await world.readAnswer('captcha') });
    await send(form, 'Sign up');
    await world.solveSlider();
  };
  await again({ Username: 'Lucky' });
  await expectFaults(form, { Username: 'This username is taken. Try another.' });
  await expect(form.getByLabel('Payee name')).toHaveValue('JUNE SUKJAI');
  await again({ Username: 'june' });
  await expectNewMember(page, 'harbor', '/noticePage');
});

test('a field that is only passed through says nothing; one that is wrong says so when it is left', async ({
  page,
}) => {
  await open(page, `${HOME}/register`);
  const form = registerForm(page);
  await form.getByLabel('Mobile number').focus();
  await form.getByLabel('E-mail').focus();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await form.getByLabel('E-mail').fill('nobody');
  // The error message must not move the link.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${HOME}/login`);
  await page.goBack();
  await hydrated(page);
  await form.getByLabel('E-mail').fill('nobody');
  await form.getByLabel('Password', { exact: true }).focus();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await form.getByLabel('E-mail').fill('nobody@mail.example');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test('a code that cannot be sent opens a dialog, and the form stays', async ({ page, world }) => {
  await page.clock.install();
  await open(page, `${HOME}/register`);
  const form = registerForm(page);
  const warning = page.getByRole('alertdialog', { name: 'The code was not sent' });
  await fillIn(form, { 'Mobile number': mobiles.lucky.typed });
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(warning).toContainText('This number is already registered.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
  await expect(form.getByRole('button', { name: 'Send code' })).toBeEnabled();

  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed });
  await world.faults.set({ operation: 'sendRegisterSms', kind: 'cut' });
  // The button accepts one click a second.
  await page.clock.fastForward(1000);
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(warning).toContainText('Network link is abnormal, please try again');
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(form.getByLabel('Mobile number')).toHaveValue(mobiles.newcomer.typed);
});

test('an invitation that is over is warned about each time, and its field appears to be mended', async ({
  page,
  world,
}) => {
  await open(page, `${HOME}/register.html?affiliateCode=BOSS2020&referralCode=LUCKY77&${TO_NOTICES}`);
  const form = registerForm(page);
  const field = form.getByLabel('Invitation or friend’s code (optional)');
  await expect(field).toHaveCount(0);
  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await proveNumber(world, form, mobiles.newcomer);
  const warning = page.getByRole('alertdialog', { name: 'Invitation code' });
  await send(form, 'Sign up');
  await expect(warning).toContainText('Invalid invitation code');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
  await expect(field).toHaveValue('BOSS2020');
  await expectFaults(form, { 'Invitation or friend’s code (optional)': 'Invalid invitation code' });
  await send(form, 'Sign up');
  await expect(warning).toContainText('Invalid invitation code');
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await field.fill('BOSS88');
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');
});
