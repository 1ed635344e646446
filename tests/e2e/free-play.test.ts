import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT } from './login-form.ts';

test('a trial is opened from the log-in page and from the pop-up, and leads on', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  await page.getByRole('button', { name: 'Play for free' }).click();
  await expect(page.getByText('Your trial account is ready. Have fun.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
  await expect(page.getByRole('region', ACCOUNT)).toContainText('Trial');
  await page.context().clearCookies({ name: 'session' });
  await open(page, `${siteOf('baize')}/fish?modal=login`);
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Play for free' }).click();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/fish`);
  await expect(page.getByRole('region', ACCOUNT)).toContainText('Trial');
});

test('a trial account is told that a real one is needed, and shown the way to it', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/login?redirectTo=/fish`);
  await page.getByRole('button', { name: 'Play for free' }).click();
  await world.dismissGoodToKnow();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Change password' }).click();
  const warning = page.getByRole('dialog', { name: 'A real account is needed' });
  await expect(warning).toBeVisible();
  await warning.getByRole('link', { name: 'Keep trying' }).click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('baize')}/fish`);

  for (const path of ['/password', '/agentHome', '/fish?modal=password']) {
    await open(page, `${siteOf('baize')}${path}`);
    await expect(warning).toBeVisible();
  }
  await warning.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});

test.describe('where the brand has none', () => {
  test.use({ expectedErrors: [/status of 50\d/] });

  for (const brand of ['lotus', 'harbor'] as const) {
    test(`${brand} offers no trial and opens none`, async ({ page }) => {
      await open(page, `${siteOf(brand)}/login`);
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('button', { name: /free/i })).toHaveCount(0);
      const address = await page.evaluate(async () => (await fetch('/free-play', { method: 'POST' })).url);
      expect(new URL(address).pathname).toBe(brand === 'harbor' ? '/login' : '/');
      expect((await page.context().cookies(siteOf(brand))).map(({ name }) => name)).not.toContain('session');
    });
  }
});
