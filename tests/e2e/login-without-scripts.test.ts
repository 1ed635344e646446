import { expect, siteOrigin, TO_NOTICES, test } from './fixtures.ts';
import { smsForm } from './login-form.ts';
import { readMobile } from './world-database.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test('Enter in the log-in by text message sends the form, not the button that asks for a code', async ({
  page,
  world,
}) => {
  const { typed } = readMobile(world, 'lucky', 'baize');
  await page.goto(`${siteOrigin('baize')}/login?method=sms&${TO_NOTICES}`);
  const form = smsForm(page);
  await form.mobile.fill(typed);
  await form.code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is wrong or has expired. Request a new one.')).toBeVisible();
  const asked = (await world.requests.list()).map(({ operationId }) => operationId);
  expect(asked).toContain('login');
  expect(asked).not.toContain('sendLoginSms');
});
