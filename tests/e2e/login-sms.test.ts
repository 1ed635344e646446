import { expect, open, siteOrigin, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, smsForm } from './login-form.ts';
import { readMobile } from './world-database.ts';

const HOME = siteOrigin('baize');
const NO_CODE = 'Enter the code from the text message.';
const WRONG_CODE = 'The code is wrong or has expired. Request a new one.';

test.use({ expectedErrors: [/status of 422/] });

test('by text message on the log-in page: what is missing is named before anything is sent', async ({
  page,
  world,
}) => {
  const { typed, e164 } = readMobile(world, 'lucky', 'baize');
  await open(page, `${HOME}/login?${TO_NOTICES}`);
  const tabs = page.getByRole('navigation', { name: 'Ways to log in' });
  await expect(tabs.getByRole('link', { name: 'Username' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Text message' }).click();
  const form = smsForm(page);
  await form.sendCode.click();
  await expect(page.getByText('Enter your mobile number.')).toBeVisible();
  await expect(form.mobile).toBeFocused();
  await form.mobile.fill('12ab');
  await expect(page.getByText('The phone number format is incorrect.')).toBeVisible();
  await form.submit.click();
  await expect(page.getByText(NO_CODE)).toBeVisible();
  await expect(form.mobile).toBeFocused();
  const asked = (await world.requests.list()).map(({ operationId }) => operationId);
  expect(asked).not.toContain('sendLoginSms');
  expect(asked).not.toContain('login');

  await form.mobile.fill(typed);
  await form.sendCode.click();
  await expect(page.getByText('The code was sent. It is valid for 2 minutes.')).toBeVisible();
  await expect(page.getByText(NO_CODE)).toBeHidden();
  await expect(form.code).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.code).toBeFocused();
  await form.submit.click();
  await expect(page.getByText(NO_CODE)).toBeVisible();

  await form.code.fill('000');
  await form.submit.click();
  await expect(page.getByText(WRONG_CODE)).toBeVisible();
  await expect(form.mobile).toHaveValue(typed);
  await form.code.fill(` ${await world.inbox.code(e164)} `);
  await form.submit.click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${HOME}/noticePage`);
});

test('by text message in the pop-up that the header’s phone opens: the button counts down, and sends another', async ({
  page,
  world,
}) => {
  const { typed, e164 } = readMobile(world, 'lucky', 'baize');
  await page.clock.install();
  await open(page, `${HOME}/fish`);
  await page.getByRole('link', { name: 'Log in by mobile' }).click();
  const form = smsForm(page.getByRole('dialog', { name: 'Log in' }));
  await form.mobile.fill(typed.slice(1));
  await form.sendCode.click();
  await expect(form.sent).toBeVisible();
  await expect(form.sendCode).toHaveText(/^Send again in 1[12]\d s$/);
  await expect(form.sendCode).toBeDisabled();
  const first = await world.inbox.code(e164);
  await page.clock.runFor(60_000);
  await expect(form.sendCode).toHaveText(/^Send again in [56]\d s$/);
  await page.clock.runFor(61_000);
  await expect(form.sendCode).toHaveText('Send code');
  await world.clock.advance(120_001);
  await form.sendCode.click();
  await expect(form.sendCode).toHaveText(/^Send again in 1[12]\d s$/);
  const second = await world.inbox.code(e164);
  expect(second).not.toBe(first);
  await form.code.fill(second);
  await form.submit.click();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${HOME}/fish`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});
