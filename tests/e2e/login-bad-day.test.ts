import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

// A reload cancels requests in progress.
test.use({ expectedErrors: [/status of (403|422|50\d)|BodyStreamBuffer was aborted/] });

for (const { name, fault } of [
  { name: 'cannot be reached', fault: { kind: 'cut' } },
  { name: 'answers HTML', fault: { kind: 'html', status: 502 } },
  { name: 'is slow', fault: { kind: 'delay', delayMs: 4000 } },
]) {
  test(`when the gateway ${name}, the form says so with a reference, and nothing is lost`, async ({ page, world }) => {
    await world.setFaults([{ operation: 'login', times: 1, ...fault }]);
    await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
    const form = loginForm(page);
    await form.remember.check();
    await form.send('lucky');
    await world.solveSlider();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Network link is abnormal, please try again');
    await expect(alert).toContainText(/Reference: \S{8,}/);
    await expect(form.username).toHaveValue('lucky');
    await expect(form.password).toHaveValue('play1234');
    await expect(form.remember).toBeChecked();
    await form.submit.click();
    await world.solveSlider();
    await world.dismissGoodToKnow();
    await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  });
}

for (const { name, change, heading } of [
  { name: 'maintenance', change: { maintenance: true }, heading: 'We are doing some maintenance' },
  {
    name: 'an address that is restricted',
    change: { restrictedAddresses: ['127.0.0.1', '::1'] },
    heading: 'Access restricted',
  },
]) {
  test(`${name} that begins between the form and the puzzle is told in full`, async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/login`);
    await world.changeBrand('baize', change);
    await loginForm(page).send('lucky');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });

  test(`${name} that begins before the code of a text message is told in full`, async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/login?method=sms`);
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByLabel('Mobile number').fill('09171234567');
    await form.getByLabel('Verification code').fill('123456');
    await world.changeBrand('baize', change);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}
