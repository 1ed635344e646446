import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOf, test } from './fixtures.ts';
import { loginForm, smsForm } from './login-form.ts';

const OPEN = { within: 'dialog[open]' };

test('axe finds nothing on the way in', async ({ page, world }) => {
  test.setTimeout(90_000);
  const site = siteOf('baize');
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
  await form.send('boss');
  await expect(page.getByRole('slider', { name: 'Position of the piece' })).toBeEnabled();
  await expectAccessible(page, 'puzzle', OPEN);
  await world.solveSlider();
  await expect(page.getByRole('dialog', { name: 'Good to know' })).toBeVisible();
  await expectAccessible(page, 'after the log-in');
  await world.dismissGoodToKnow();
  await open(page, `${site}/agentHome`);
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
  await expectAccessible(page, 'agent home', { within: 'main' });
});

for (const { brand, languages } of [
  { brand: 'baize', languages: ['TY', 'EN'] },
  { brand: 'lotus', languages: ['CN', 'VI'] },
  { brand: 'harbor', languages: ['TH', 'ID'] },
] as const) {
  test(`nothing is wider than 360 px in ${languages.join(' and ')}`, async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const language of languages) {
      await world.setCookies({ lang: language });
      await open(page, `${siteOf(brand)}/login`);
      await expectNoOverflow(page);
      for (const method of ['username', 'sms']) {
        await open(page, `${siteOf(brand)}/register?modal=login&method=${method}`);
        await expect(page.locator('dialog[open] form').first()).toBeVisible();
        await expectNoOverflow(page);
        const isInside = await page
          .locator('dialog[open]')
          .evaluate(
            (dialog) => dialog.scrollWidth <= dialog.clientWidth && dialog.getBoundingClientRect().right <= 360,
          );
        expect(isInside, `the dialog in ${language} is wider than the window`).toBe(true);
      }
    }
  });
}
