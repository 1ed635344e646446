import { expectFaults, expectNewMember, fillIn, mobiles, openMore, registerForm, send } from './accounts.ts';
import { expect, open, siteOrigin, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, expectWarning, smsForm } from './login-form.ts';
import { readMobile } from './world-database.ts';

const LOTUS = siteOrigin('lotus');

test.use({ expectedErrors: [/status of 422/] });

test('the phone sign-in of a third party proves the number', async ({ page, world }) => {
  const { typed, e164 } = readMobile(world, 'lucky', 'lotus');
  await page.clock.install();
  await open(page, `${LOTUS}/login?method=sms&${TO_NOTICES}`);
  const form = smsForm(page);
  await form.mobile.fill('0900000001');
  await form.sendCode.click();
  await expectWarning(page, 'We could not confirm that you are human.');
  await expect(form.mobile).toHaveValue('0900000001');
  await expect(form.sendCode).toHaveText('Send code');

  await form.mobile.fill(typed);
  // The button accepts one click a second.
  await page.clock.fastForward(1000);
  await form.sendCode.click();
  await expect(page.getByText('The code was sent.', { exact: true })).toBeVisible();
  await expect(form.sendCode).toHaveText(/^Send again in [56]\d s$/);
  await form.code.fill(await world.inbox.code(e164));
  await form.submit.click();
  await world.dismissGoodToKnow();
  await expect(page.getByRole('region', ACCOUNT)).toContainText('₫');
  const asked = (await world.requests.list()).map(({ operationId }) => operationId);
  expect(asked).toContain('loginPhoneAuth');
  expect(asked).not.toContain('sendLoginSms');
});

test('a registration by the phone sign-in needs no puzzle, and no new code after another refusal', async ({
  page,
  world,
}) => {
  const { typed, to } = mobiles.newcomerOfLotus;
  await open(page, `${LOTUS}/register?${TO_NOTICES}`);
  const form = registerForm(page);
  await openMore(form);
  await fillIn(form, {
    'Mobile number': typed,
    Password: 'green1234',
    'Confirm password': 'green1234',
    'Payee name': 'TRAN MAI',
    'Payment password': '246810',
    'Friend’s code (optional)': 'NOBODY1',
  });
  await send(form, 'Send code');
  await expect(form.getByText('The code was sent.', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fillIn(form, { 'Verification code': await world.inbox.code(to) });
  await send(form, 'Sign up');
  await expectFaults(form, { 'Friend’s code (optional)': 'No member found. Check it, or leave it empty.' });
  await fillIn(form, { 'Friend’s code (optional)': '' });
  await send(form, 'Sign up');
  await expectNewMember(page, 'lotus', '/noticePage');
});
