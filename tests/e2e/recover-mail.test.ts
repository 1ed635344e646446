import { expectFaults, fillIn, loginForm, memberPanel, recoverForm, send } from './accounts.ts';
import { expect, open, siteOf, test } from './fixtures.ts';

const LUCKY = { 'Username *': 'lucky', 'E-mail *': 'lucky@mail.example' };
const SENT = 'The password has been sent. Please check it out.';
const UNKNOWN = 'Username/Email does not exist';
const SEND = 'Send me a new password';

test('by mail, in the pop-up: the password is on its way, the pop-up closes, and it signs in', async ({
  page,
  world,
}) => {
  await open(page, `${siteOf('baize')}/noticePage?modal=recover`);
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByRole('link', { name: 'E-mail', exact: true }).click();
  await fillIn(recoverForm(page), LUCKY);
  await send(recoverForm(page), SEND);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);

  const password = await world.codeTo('lucky@mail.example');
  await open(page, `${siteOf('baize')}/login`);
  await fillIn(loginForm(page), { Username: 'lucky', Password: password });
  await send(loginForm(page), 'Log in');
  await world.solveSlider();
  await expect(memberPanel(page)).toContainText('₱12,458.75');
});

test('the pop-up closes also for somebody unknown, and where the gateway is down: a message says why', async ({
  page,
  world,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  const ask = async () => {
    await open(page, `${siteOf('baize')}/noticePage?modal=recover&method=email`);
    await fillIn(recoverForm(page), { ...LUCKY, 'E-mail *': 'other@mail.example' });
    await send(recoverForm(page), SEND);
  };
  await ask();
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await expect(dialog).toBeHidden();
  await world.setFaults([{ operation: 'resetPasswordByEmail', kind: 'cut' }]);
  await ask();
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('by mail, on the page of harbor: it leads to the log-in, where it is said', async ({ page, world }) => {
  await open(page, `${siteOf('harbor')}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).first().click();
  await fillIn(recoverForm(page), LUCKY);
  await send(recoverForm(page), SEND);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(`${siteOf('harbor')}/login`);
  expect(await world.codeTo('lucky@mail.example')).toHaveLength(10);
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('on the page the form says that nobody is known, and keeps what was typed', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/forget?method=email`);
    const form = recoverForm(page);
    await send(form, SEND);
    await expectFaults(form, { 'Username *': 'Enter your username.', 'E-mail *': 'Fill this in.' });
    const typed = { 'Username *': 'nobody', 'E-mail *': 'nobody@mail.example' };
    await fillIn(form, typed);
    await send(form, SEND);
    await expect(form.getByRole('alert')).toContainText(UNKNOWN);
    for (const [label, value] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(value);
    await world.setFaults([{ operation: 'resetPasswordByEmail', kind: 'status', status: 500, times: 1 }]);
    await send(form, SEND);
    await expect(form.getByRole('alert')).toContainText('Network link is abnormal, please try again');
    await fillIn(form, LUCKY);
    await send(form, SEND);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page).toHaveURL(`${siteOf('baize')}/login`);
  });

  test('once a minute', async ({ page, world }) => {
    const ask = async () => {
      await open(page, `${siteOf('baize')}/forget?method=email`);
      await fillIn(recoverForm(page), LUCKY);
      await send(recoverForm(page), SEND);
    };
    await ask();
    await expect(page.getByText(SENT)).toBeVisible();
    await ask();
    await expect(recoverForm(page).getByRole('alert')).toContainText('Please wait 1 min, then try again.');
    await world.advance(60_000);
    await send(recoverForm(page), SEND);
    await expect(page.getByText(SENT)).toBeVisible();
  });
});
