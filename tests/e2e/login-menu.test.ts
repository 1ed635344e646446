import { expect, open, siteOf, test } from './fixtures.ts';

test('the vendors of the log-in page: Hot and a tab for each category; slots open here', async ({ page }) => {
  await open(page, `${siteOf('baize')}/login?redirectTo=/live`);
  const menu = page.getByRole('region', { name: 'Game providers' });
  const tabs = menu.getByRole('navigation', { name: 'Game providers' });
  await expect(tabs.getByRole('link')).toHaveCount(10);
  await expect(tabs.getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/tab=RNG/);
  await expect(tabs.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
  const vendors = menu.locator('ul').last().getByRole('link');
  await expect(vendors).toHaveCount(38);
  await vendors.first().click();
  await expect(page).toHaveURL(`${siteOf('baize')}/rng?vassalage=AURUM`);
});

test('a vendor of another category opens the log-in in a window of 1300 by 900', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = window;
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      open: (...all: Parameters<typeof open>) => {
        opened.push(String(all[2]));
        return open(...all);
      },
    });
  });
  await open(page, `${siteOf('baize')}/login?tab=LIVE`);
  const popup = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /, opens a new window$/ })
    .first()
    .click();
  const login = await popup;
  await expect(login).toHaveURL(`${siteOf('baize')}/login`);
  const features = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(features).toHaveLength(1);
  expect(features[0]).toContain('width=1300,height=900');
  await expect(page).toHaveURL(/\/login\?tab=LIVE$/);
});
