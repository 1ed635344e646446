import { expect, open, siteOrigin, test } from './fixtures.ts';

test('the vendors of a category are chosen by its tab, and open the log-in in a window of 1300 by 900', async ({
  page,
}) => {
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
  await open(page, `${siteOrigin('baize')}/login`);
  const tabs = page.getByRole('region', { name: 'Game providers' }).getByRole('navigation', { name: 'Game providers' });
  await expect(tabs.getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Live casino' }).click();
  await expect(tabs.getByRole('link', { name: 'Live casino' })).toHaveAttribute('aria-current', 'page');
  const popup = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /, opens a new window$/ })
    .first()
    .click();
  const login = await popup;
  await expect(login).toHaveURL(`${siteOrigin('baize')}/login`);
  const features = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(features).toHaveLength(1);
  expect(features[0]).toContain('width=1300,height=900');
  await expect(page).toHaveURL(/\/login\?tab=LIVE$/);
});
