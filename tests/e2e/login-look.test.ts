import AxeBuilder from '@axe-core/playwright';
import { expect, expectNoOverflow, siteOf, test } from './journey.ts';
import { loginForm, smsForm } from './login-form.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the way in, ${theme}`, async ({ page, world }) => {
    test.setTimeout(120_000);
    await world.setCookies({ theme });
    const found: string[] = [];
    const look = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical') found.push(`${what} ${id}: ${nodes[0]?.target.join(' ')}`);
      }
    };
    const site = siteOf('baize');
    await page.goto(`${site}/login?method=sms`);
    await look('log-in page, text message');
    await page.route('**/codes', (route) => route.fulfill({ json: { isSent: false, warning: 'A warning.' } }));
    await smsForm(page).mobile.fill('09171234567');
    await smsForm(page).sendCode.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('warning');

    await page.goto(`${site}/?modal=login`);
    const form = loginForm(page.getByRole('dialog', { name: 'Log in' }));
    await expect(form.submit).toBeVisible();
    await look('log-in dialog');
    await form.send('boss');
    await expect(page.getByRole('slider', { name: 'Position of the piece' })).toBeEnabled();
    await look('puzzle');
    await world.solveSlider();
    await expect(page.getByRole('dialog', { name: 'Good to know' })).toBeVisible();
    await look('after the log-in');
    await world.goOn();
    await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
    await look('agent home');
    expect(found).toEqual([]);
  });
}

for (const { brand, languages } of [
  { brand: 'baize', languages: ['TY', 'EN'] },
  { brand: 'lotus', languages: ['CN', 'VI'] },
  { brand: 'harbor', languages: ['TH', 'ID'] },
] as const) {
  test(`nothing is wider than 360 px in ${languages.join(' and ')}`, async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const language of languages) {
      await world.setCookies({ lang: language });
      await page.goto(`${siteOf(brand)}/login`);
      await expectNoOverflow(page);
      // Where the home page asks for a session, the dialog opens over one that does not.
      const dialogAt = brand === 'harbor' ? '/register?modal=login' : '/?modal=login';
      for (const method of ['username', 'sms']) {
        await page.goto(`${siteOf(brand)}${dialogAt}&method=${method}`);
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
