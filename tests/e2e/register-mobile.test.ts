import {
  expectFaults,
  expectNewMember,
  fillIn,
  loginForm,
  memberPanel,
  mobiles,
  passwordForm,
  proveNumber,
  registerForm,
  send,
} from './accounts.ts';
import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';

const { newcomer, newcomerOfLotus } = mobiles;
const NEWCOMER = { Password: 'green1234', 'Confirm password': 'green1234', 'E-mail': 'june@mail.example' };
const WARNING = { name: 'The code was not sent' };

test('the button counts down for as long as the code is good, and then sends another', async ({ page, world }) => {
  await page.clock.install();
  await open(page, `${siteOf('baize')}/register`);
  const form = registerForm(page);
  await fillIn(form, { 'Mobile number': newcomer.typed });
  await send(form, 'Send code');
  await world.solveSlider();
  const button = form.getByRole('button', { name: /^Send/ });
  await expect(button).toHaveText(/^Send again in (120|11\d) s$/);
  await expect(button).toBeDisabled();
  await expect(form.getByText('The code is on its way. It is good for 2 minutes.')).toBeVisible();
  const first = await world.codeTo(newcomer.to);
  await page.clock.fastForward(60_000);
  await expect(button).toHaveText(/^Send again in [56]\d s$/);
  await page.clock.fastForward(61_000);
  await expect(button).toHaveText('Send code');
  await world.advance(121_000);
  await button.click();
  await world.solveSlider();
  await expect(button).toHaveText(/^Send again in 1\d\d s$/);
  expect(await world.codeTo(newcomer.to)).not.toBe(first);
});

test('a number of the wrong shape is told before anything is sent', async ({ page, world }) => {
  await page.clock.install();
  await open(page, `${siteOf('baize')}/register`);
  const form = registerForm(page);
  await send(form, 'Send code');
  await expectFaults(form, { 'Mobile number': 'Enter your mobile number.' });
  for (const number of ['12', '0999555012345', 'nine one seven']) {
    await fillIn(form, { 'Mobile number': number });
    // The button accepts one click a second.
    await page.clock.fastForward(1000);
    await send(form, 'Send code');
    await expectFaults(form, { 'Mobile number': 'The phone number format is incorrect.' });
  }
  expect((await world.requests()).map(({ operationId }) => operationId)).not.toContain('sendRegisterSms');
});

test('a number that a member has gets no code: a dialog says why', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/register`);
  const form = registerForm(page);
  await fillIn(form, { 'Mobile number': mobiles.lucky.typed });
  await send(form, 'Send code');
  await world.solveSlider();
  const warning = page.getByRole('alertdialog', WARNING);
  await expect(warning).toContainText('This number belongs to an account already.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
  await expect(form.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test('a gateway that is down sends no code: a dialog says so, and the form stays', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/register`);
  const form = registerForm(page);
  await fillIn(form, { 'Mobile number': newcomer.typed });
  await world.setFaults([{ operation: 'sendRegisterSms', kind: 'cut' }]);
  await send(form, 'Send code');
  await world.solveSlider();
  const warning = page.getByRole('alertdialog', WARNING);
  await expect(warning).toContainText('Network link is abnormal, please try again');
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(form.getByLabel('Mobile number')).toHaveValue(newcomer.typed);
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a wrong code and one that is over are told under the field; everything else stays', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/register`);
    const form = registerForm(page);
    await fillIn(form, { 'Mobile number': newcomer.typed, ...NEWCOMER });
    await send(form, 'Send code');
    await world.solveSlider();
    await expect(form.getByText('The code is on its way.')).toBeVisible();
    const code = await world.codeTo(newcomer.to);
    const faults = { 'Verification code': 'The code is wrong or no longer good. Ask for another.' };
    await fillIn(form, { 'Verification code': code === '111111' ? '222222' : '111111' });
    await send(form, 'Sign up');
    await expectFaults(form, faults);
    await expect(form.getByLabel('E-mail')).toHaveValue(NEWCOMER['E-mail']);
    await world.advance(121_000);
    await fillIn(form, { 'Verification code': code });
    await send(form, 'Sign up');
    await expectFaults(form, faults);
  });

  test('somebody took the number meanwhile: it is said under it', async ({ page, world }) => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await open(tab, `${siteOf('baize')}/register?${TO_NOTICES}`);
      await fillIn(registerForm(tab), { 'Mobile number': newcomer.typed, ...NEWCOMER });
    }
    await send(registerForm(page), 'Send code');
    await world.solveSlider();
    const code = await world.codeTo(newcomer.to);
    for (const tab of [other, page]) await fillIn(registerForm(tab), { 'Verification code': code });
    await send(registerForm(other), 'Sign up');
    await expectNewMember(other, 'baize', '/noticePage');
    await send(registerForm(page), 'Sign up');
    await expectFaults(registerForm(page), {
      'Mobile number': 'This number belongs to an account already. Log in with it, or use another.',
    });
  });

  test('at lotus the phone sign-in proves the number, and a refusal for another reason needs no new code', async ({
    page,
    world,
  }) => {
    await open(page, `${siteOf('lotus')}/register?${TO_NOTICES}`);
    const form = registerForm(page);
    await fillIn(form, {
      'Mobile number': newcomerOfLotus.typed,
      ...{ Password: 'green1234', 'Confirm password': 'green1234' },
      ...{ 'Payee name': 'TRAN MAI', 'Payment password': '246810', 'Friend’s code (optional)': 'NOBODY1' },
    });
    await send(form, 'Send code');
    await expect(form.getByText('The code is on its way. It is good for 1 minute.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fillIn(form, { 'Verification code': '000000' });
    await send(form, 'Sign up');
    await expectFaults(form, { 'Verification code': 'The code is not right. Please check it.' });
    await fillIn(form, { 'Verification code': await world.codeTo(newcomerOfLotus.to) });
    await send(form, 'Sign up');
    await expectFaults(form, { 'Friend’s code (optional)': 'We know nobody by this. Check it, or leave it empty.' });
    await fillIn(form, { 'Friend’s code (optional)': '' });
    await send(form, 'Sign up');
    await expectNewMember(page, 'lotus', '/noticePage');
  });
});

const PHONE_REFUSALS = [
  ['900000001', 'We could not tell that a person is here. Please try once more.'],
  ['900000002', 'No more codes can be sent today. Please log in another way.'],
  ['900000003', 'The phone sign-in does not answer right now. Please try again later.'],
] as const;

for (const [number, message] of PHONE_REFUSALS) {
  test(`the phone sign-in of lotus refuses ${number}: ${message}`, async ({ page }) => {
    await open(page, `${siteOf('lotus')}/register`);
    await fillIn(registerForm(page), { 'Mobile number': number });
    await send(registerForm(page), 'Send code');
    await expect(page.getByRole('alertdialog', WARNING)).toContainText(message);
  });
}

test('without a password where the brand asks for none; the member may choose one later', async ({ page, world }) => {
  await world.changeBrand('baize', { modules: { MOBILENUMPASSREG3: false } });
  await open(page, `${siteOf('baize')}/register?${TO_NOTICES}`);
  const form = registerForm(page);
  await fillIn(form, { 'Mobile number': newcomer.typed, 'E-mail': 'june@mail.example' });
  await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Confirm password')).toHaveCount(0);
  await proveNumber(world, form, newcomer);
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');

  await open(page, `${siteOf('baize')}/password`);
  const change = passwordForm(page);
  await expect(change.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(change.getByLabel('Old password')).toHaveCount(0);
  await fillIn(change, { 'New password': 'fresh5678', 'Confirm new password': 'fresh5678' });
  await send(change, 'Change password');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.context().clearCookies({ name: 'session' });
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  await fillIn(loginForm(page), { Username: newcomer.typed, Password: 'fresh5678' });
  await send(loginForm(page), 'Log in');
  await world.solveSlider();
  await expect(memberPanel(page)).toBeVisible();
});
