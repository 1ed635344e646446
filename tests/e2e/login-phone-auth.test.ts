import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, expectWarning, smsForm } from './login-form.ts';
import { mobileOf } from './world-database.ts';

const SMS_PAGE = `${siteOf('lotus')}/login?method=sms&${TO_NOTICES}`;

test('the phone sign-in of a third party proves the number', async ({ page, world }) => {
  const { typed, e164 } = mobileOf(world, 'lucky', 'lotus');
  await open(page, SMS_PAGE);
  const form = smsForm(page);
  await form.mobile.fill(typed);
  await form.sendCode.click();
  await expect(page.getByText('The code is on its way. It is good for 1 minute.')).toBeVisible();
  await expect(form.sendCode).toHaveText(/^Send again in [56]\d s$/);
  await form.code.fill(await world.codeTo(e164));
  await form.submit.click();
  await world.dismissGoodToKnow();
  await expect(page.getByRole('region', ACCOUNT)).toContainText('₫');
  const asked = (await world.requests()).map(({ operationId }) => operationId);
  expect(asked).toContain('loginPhoneAuth');
  expect(asked).not.toContain('sendLoginSms');
});

test.describe('each of its codes has its words', () => {
  test.use({ expectedErrors: [/status of 422/] });

  for (const { code, number, says } of [
    { code: 'invalid-phone-number', number: '0000000000', says: 'This phone number is not valid.' },
    { code: 'captcha-check-failed', number: '0900000001', says: 'We could not tell that a person is here.' },
    { code: 'quota-exceeded', number: '0900000002', says: 'No more codes can be sent today.' },
    { code: 'unknown', number: '0900000003', says: 'The phone sign-in does not answer right now.' },
  ]) {
    test(`auth/${code}`, async ({ page }) => {
      await open(page, SMS_PAGE);
      const form = smsForm(page);
      await form.mobile.fill(number);
      await form.sendCode.click();
      await expectWarning(page, says);
      await expect(form.mobile).toHaveValue(number);
      await expect(form.sendCode).toHaveText('Send code');
    });
  }

  test('auth/too-many-requests', async ({ page, world }) => {
    const { typed } = mobileOf(world, 'lucky', 'lotus');
    await page.clock.install();
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.mobile.fill(typed);
    for (let sent = 0; sent < 5; sent += 1) {
      await form.sendCode.click();
      await expect(form.sendCode).toBeDisabled();
      await expect(form.sendCode).toHaveText(/^Send again/);
      await page.clock.runFor(61_000);
      await expect(form.sendCode).toHaveText('Send code');
    }
    await form.sendCode.click();
    await expectWarning(page, 'There were too many requests for this number. Try again after 5 minutes.');
    await world.advance(5 * 60_000 + 1);
    await page.clock.runFor(1100);
    await form.sendCode.click();
    await expect(form.sendCode).toHaveText(/^Send again/);
  });

  test('auth/operation-not-allowed, when it was switched off a moment ago', async ({ page, world }) => {
    const { typed } = mobileOf(world, 'lucky', 'lotus');
    await open(page, SMS_PAGE);
    await world.changeBrand('lotus', { modules: { MOBILEVERCODELOGIN3: false, REGMOBVERF3: false } });
    const form = smsForm(page);
    await form.mobile.fill(typed);
    await form.sendCode.click();
    await expectWarning(page, 'Signing in by phone is switched off at the moment.');
  });

  test('auth/missing-verification-code, auth/invalid-verification-code and auth/code-expired', async ({
    page,
    world,
  }) => {
    const { typed, e164 } = mobileOf(world, 'lucky', 'lotus');
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.mobile.fill(typed);
    await form.sendCode.click();
    await expect(form.sent).toBeVisible();
    await form.submit.click();
    await expect(page.getByText('Enter the code from the text message.')).toBeVisible();
    await expect(form.code).toBeFocused();
    await form.code.fill('12');
    await form.submit.click();
    await expect(page.getByText('The code is not right. Please check it.')).toBeVisible();
    await expect(form.mobile).toHaveValue(typed);
    await world.advance(5 * 60_000 + 1);
    await form.code.fill(await world.codeTo(e164));
    await form.submit.click();
    await expect(page.getByText('The code is no longer good. Ask for another.')).toBeVisible();
  });

  test('auth/popup-closed-by-user, at the other providers', async ({ page }) => {
    await open(page, `${siteOf('lotus')}/login`);
    await page.getByRole('link', { name: 'Continue with Facebook' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('You left the sign-in before it was finished.')).toBeVisible();
  });

  test('a proved number without a member', async ({ page, world }) => {
    await open(page, SMS_PAGE);
    const form = smsForm(page);
    await form.mobile.fill('0999123456');
    await form.sendCode.click();
    await expect(form.sent).toBeVisible();
    await form.code.fill(await world.codeTo('+84999123456'));
    await form.submit.click();
    await expect(page.getByText('No account has this number. Check it, or sign up.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('auth/missing-phone-number: nothing is checked before the service is asked', async ({ page }) => {
    await page.goto(SMS_PAGE);
    await smsForm(page).sendCode.click();
    await expect(page.getByText('Enter your phone number.')).toBeVisible();
  });
});
