import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, expectWarning, smsForm } from './login-form.ts';
import { mobileOf } from './world-database.ts';

const SMS_PAGE = `${siteOf('baize')}/login?method=sms&${TO_NOTICES}`;
const WRONG_CODE = 'The code is wrong or no longer good. Ask for another.';

test('by text message on the log-in page', async ({ page, world }) => {
  const { typed, e164 } = mobileOf(world, 'lucky', 'baize');
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  const tabs = page.getByRole('navigation', { name: 'Ways to log in' });
  await expect(tabs.getByRole('link', { name: 'Username' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Text message' }).click();
  const form = smsForm(page);
  await form.mobile.fill(typed);
  await form.sendCode.click();
  await expect(page.getByText('The code is on its way. It is good for 2 minutes.')).toBeVisible();
  await expect(form.sendCode).toHaveText(/^Send again in 1[12]\d s$/);
  await expect(form.sendCode).toBeDisabled();
  await expect(form.code).toBeFocused();
  await form.code.fill(` ${await world.codeTo(e164)} `);
  await form.submit.click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
});

test('by text message in the pop-up, which the phone in the header opens', async ({ page, world }) => {
  const { typed, e164 } = mobileOf(world, 'lucky', 'baize');
  await open(page, `${siteOf('baize')}/fish`);
  await page.getByRole('link', { name: 'Log in by mobile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const form = smsForm(dialog);
  // The same number without its leading zero.
  await form.mobile.fill(typed.slice(1));
  await form.sendCode.click();
  await expect(form.sent).toBeVisible();
  await form.code.fill(await world.codeTo(e164));
  await form.submit.click();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/fish`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of (422|50\d)/] });

  test('a wrong number is named before anything is sent, and so is a missing code', async ({ page, world }) => {
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.sendCode.click();
    await expect(page.getByText('Enter your mobile number.')).toBeVisible();
    await expect(form.mobile).toBeFocused();
    await form.mobile.fill('12ab');
    await expect(page.getByText('The phone number format is incorrect.')).toBeVisible();
    await form.submit.click();
    await expect(page.getByText('Enter the code from the text message.')).toBeVisible();
    await expect(form.mobile).toBeFocused();
    const asked = (await world.requests()).map(({ operationId }) => operationId);
    expect(asked).not.toContain('sendLoginSms');
    expect(asked).not.toContain('login');
  });

  test('a wrong code is refused and the number stays; an expired one too, once the button has counted down', async ({
    page,
    world,
  }) => {
    const { typed, e164 } = mobileOf(world, 'lucky', 'baize');
    await page.clock.install();
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.mobile.fill(typed);
    await form.sendCode.click();
    await expect(form.sent).toBeVisible();
    await form.code.fill('000');
    await form.submit.click();
    await expect(page.getByText(WRONG_CODE)).toBeVisible();
    await expect(form.mobile).toHaveValue(typed);

    const first = await world.codeTo(e164);
    await page.clock.runFor(60_000);
    await expect(form.sendCode).toHaveText(/^Send again in [56]\d s$/);
    await world.advance(120_001);
    await form.code.fill(first);
    await form.submit.click();
    await expect(page.getByText(WRONG_CODE)).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(form.sendCode).toHaveText('Send code');
    await form.sendCode.click();
    await expect(form.sendCode).toHaveText(/^Send again in 1[12]\d s$/);
    const second = await world.codeTo(e164);
    expect(second).not.toBe(first);
    await form.code.fill(second);
    await form.submit.click();
    await world.dismissGoodToKnow();
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  });

  test('a number without a member looks like one with, and no code opens it', async ({ page, world }) => {
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.mobile.fill('09991234567');
    await form.sendCode.click();
    await expect(form.sent).toBeVisible();
    expect(await world.lastCodeTo('+639991234567')).toBeNull();
    await form.code.fill('123456');
    await form.submit.click();
    await expect(page.getByText(WRONG_CODE)).toBeVisible();
  });

  test('a second code too soon, and a gateway that fails, are warnings to be put away', async ({ page, world }) => {
    const { typed } = mobileOf(world, 'lucky', 'baize');
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.mobile.fill(typed);
    await form.sendCode.click();
    await expect(form.sent).toBeVisible();
    await open(page, SMS_PAGE);
    await form.mobile.fill(typed);
    await form.sendCode.click();
    await expectWarning(page, 'There were too many attempts. Please wait 2 min, then try again.');
    await expect(form.mobile).toHaveValue(typed);

    await world.setFaults([{ operation: 'sendLoginSms', kind: 'html', status: 502 }]);
    await open(page, SMS_PAGE);
    await form.mobile.fill(typed);
    await form.sendCode.click();
    await expectWarning(page, 'Network link is abnormal, please try again');
    await expect(form.sendCode).toHaveText('Send code');
  });
});

test('harbor signs nobody in by text message', async ({ page }) => {
  await open(page, `${siteOf('harbor')}/login?method=sms`);
  await expect(page.getByRole('navigation', { name: 'Ways to log in' })).toHaveCount(0);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ scene: 'login', mobileNum: '0812345678', countryDialingCode: '66' });
    return (await fetch('/codes', { method: 'POST', body })).json();
  });
  expect(status).toMatchObject({ isSent: false });
});

test('a code that was sent takes the error of the missing one away', async ({ page, world }) => {
  const { typed } = mobileOf(world, 'lucky', 'baize');
  await open(page, SMS_PAGE);
  const form = smsForm(page);
  await form.mobile.fill(typed);
  await form.submit.click();
  await expect(page.getByText('Enter the code from the text message.')).toBeVisible();
  await form.sendCode.click();
  await expect(form.sent).toBeVisible();
  await expect(page.getByText('Enter the code from the text message.')).toBeHidden();
  await expect(form.code).not.toHaveAttribute('aria-invalid', 'true');
  // Sent without it, the form tells it again.
  await form.submit.click();
  await expect(page.getByText('Enter the code from the text message.')).toBeVisible();
});
