import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { loginForm, smsForm } from './login-form.ts';

const OPEN = { within: 'dialog[open]' };

test('axe finds nothing on the way in', async ({ page, world }) => {
  test.setTimeout(90_000);
  const site = siteOrigin('baize');
  await open(page, `${site}/login?method=sms`);
  await expectAccessible(page, 'log-in page, text message', { within: 'main' });
  await page.route('**/codes', (route) => route.fulfill({ json: { isSent: false, warning: 'A warning.' } }));
  await smsForm(page).mobile.fill('09171234567');
  await smsForm(page).sendCode.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'warning', OPEN);

  await open(page, `${site}/noticePage?modal=login`);
  const form = loginForm(page.getByRole('dialog', { name: 'Log in' }));
  await expect(form.submit).toBeVisible();
  await expectAccessible(page, 'log-in dialog', OPEN);
  await form.send('lucky');
  await expect(page.getByRole('slider', { name: 'Position of the piece' })).toBeEnabled();
  await expectAccessible(page, 'puzzle', OPEN);
  await world.solveSlider();
  await expect(page.getByRole('dialog', { name: '10% more on a deposit today' })).toBeVisible();
  await expectAccessible(page, 'after the log-in');
  await world.dismissGoodToKnow();
  await world.signIn('boss');
  await open(page, `${site}/agentHome`);
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
  await expectAccessible(page, 'agent home', { within: 'main' });
});

// `accounts-look.test.ts` checks the other forms.
test('axe finds nothing in a registration with a picture’s code', async ({ page }) => {
  await open(page, `${siteOrigin('harbor')}/register`);
  await expectAccessible(page, 'the registration with a picture’s code', { within: 'main' });
});
