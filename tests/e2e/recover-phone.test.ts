import { expectFaults, fillIn, loginForm, memberPanel, mobiles, recoverForm, send } from './accounts.ts';
import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';

const { lucky, luckyOfLotus } = mobiles;
const NEW = 'fresh5678';

test('the page has everybody who can help, and both ways where the brand has both', async ({ page }) => {
  await open(page, `${siteOf('baize')}/forget`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Baize' })).toBeVisible();
  const links: Record<string, RegExp> = {
    'baize-1.example': /^https:\/\/baize-1\.example\/$/,
    'baize-2.example': /^https:\/\/baize-2\.example\/$/,
    'E-mail: support@baize.example': /^mailto:support@baize\.example$/,
    Telegram: /^https:/,
    Facebook: /^https:/,
    'Telegram 2': /^https:/,
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(page.getByText('* marks what must be filled in')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'How to recover' });
  await expect(ways.getByRole('link', { name: 'Mobile number' })).toHaveAttribute('aria-current', 'page');
  await ways.getByRole('link', { name: 'E-mail' }).click();
  await expect(recoverForm(page).getByLabel('Username *')).toBeVisible();
});

for (const { brand, field } of [
  { brand: 'lotus', field: 'Mobile number *' },
  { brand: 'harbor', field: 'Username *' },
] as const) {
  test(`${brand} has one way, and no choice`, async ({ page }) => {
    await open(page, `${siteOf(brand)}/forget?method=${brand === 'lotus' ? 'email' : 'mobileNum'}`);
    await expect(recoverForm(page).getByLabel(field)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'How to recover' })).toHaveCount(0);
  });
}

test('where there is no way at all, customer service is named', async ({ page, world }) => {
  await world.changeBrand('baize', { modules: { CHNGPASSMAIL3: false, CHNGPASSVERIF3: false } });
  await open(page, `${siteOf('baize')}/forget`);
  await expect(page.getByText('Customer service will help you to get back into your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Telegram', exact: true })).toBeVisible();
  await expect(recoverForm(page)).toHaveCount(0);
});

test('a member has a password: the page sends them home', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOf('baize')}/forget`);
  await expect(page).toHaveURL(`${siteOf('baize')}/`);
});

test('by phone, from the log-in: a code, a new password, and the member is in', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/live?modal=login`);
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByRole('img', { name: 'Baize' })).toBeVisible();
  const form = recoverForm(page);
  await fillIn(form, { 'Mobile number *': lucky.typed });
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(form.getByText('The code is on its way. It is good for 2 minutes.')).toBeVisible();
  await fillIn(form, { 'Verification code *': await world.codeTo(lucky.to), 'New password *': NEW });
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(form.getByLabel('New password *')).toHaveAttribute('type', 'text');
  await send(form, 'Set new password and log in');
  await expect(page.getByText('Your new password counts, and you are logged in.')).toBeVisible();
  await expect(memberPanel(page)).toContainText('₱12,458.75');
  expect(new URL(page.url()).pathname).toBe('/');

  await page.context().clearCookies({ name: 'session' });
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  await fillIn(loginForm(page), { Username: 'lucky', Password: NEW });
  await send(loginForm(page), 'Log in');
  await world.solveSlider();
  await expect(memberPanel(page)).toBeVisible();
});

test('at lotus the gateway sends the code itself, though registering is the phone sign-in’s', async ({
  page,
  world,
}) => {
  await open(page, `${siteOf('lotus')}/forget`);
  const form = recoverForm(page);
  await fillIn(form, { 'Mobile number *': luckyOfLotus.typed, 'New password *': NEW });
  await send(form, 'Send code');
  await world.solveSlider();
  await expect(form.getByText('The code is on its way. It is good for 1 minute.')).toBeVisible();
  await fillIn(form, { 'Verification code *': await world.codeTo(luckyOfLotus.to) });
  await send(form, 'Set new password and log in');
  await expect(memberPanel(page)).toContainText('₫');
});

test('what is missing or of the wrong shape is told before anything is sent', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/forget`);
  const form = recoverForm(page);
  await fillIn(form, { 'Mobile number *': '12', 'New password *': 'short1' });
  await send(form, 'Set new password and log in');
  await expectFaults(form, {
    'Mobile number *': 'The phone number format is incorrect.',
    'Verification code *': 'Enter the code from the text message.',
    'New password *': 'Fill in your password with 7 - 20 characters: letters and digits.',
  });
  expect((await world.requests()).map(({ operationId }) => operationId)).not.toContain('setPasswordByPhone');
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a wrong code, one that is over, and a gateway that is down; the number stays', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/forget`);
    const form = recoverForm(page);
    await fillIn(form, { 'Mobile number *': lucky.typed, 'New password *': NEW });
    await send(form, 'Send code');
    await world.solveSlider();
    await expect(form.getByText('The code is on its way.')).toBeVisible();
    const code = await world.codeTo(lucky.to);
    const faults = { 'Verification code *': 'The code is wrong or no longer good. Ask for another.' };
    await fillIn(form, { 'Verification code *': code === '111111' ? '222222' : '111111' });
    await send(form, 'Set new password and log in');
    await expectFaults(form, faults);
    await world.setFaults([{ operation: 'setPasswordByPhone', kind: 'html', status: 502, times: 1 }]);
    await fillIn(form, { 'Verification code *': code, 'New password *': NEW });
    await send(form, 'Set new password and log in');
    await expect(form.getByRole('alert')).toContainText('Network link is abnormal, please try again');
    await expect(form.getByLabel('Mobile number *')).toHaveValue(lucky.typed);
    await world.advance(121_000);
    await fillIn(form, { 'Verification code *': code, 'New password *': NEW });
    await send(form, 'Set new password and log in');
    await expectFaults(form, faults);
  });

  test('a number that nobody has looks like any other', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/forget`);
    const form = recoverForm(page);
    await fillIn(form, { 'Mobile number *': mobiles.newcomer.typed, 'New password *': NEW });
    await send(form, 'Send code');
    await world.solveSlider();
    await expect(form.getByText('The code is on its way.')).toBeVisible();
    await fillIn(form, { 'Verification code *': '123456' });
    await send(form, 'Set new password and log in');
    await expectFaults(form, { 'Verification code *': 'The code is wrong or no longer good. Ask for another.' });
  });
});
