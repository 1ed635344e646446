import { expect, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError|dynamically imported module/] });

test('a panel whose code does not load says so, keeps the page, and comes after a reload', async ({ page }) => {
  await open(page, `${siteOrigin('baize')}/noticePage`);
  await page.route('**/assets/help-sections-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog.getByRole('heading', { name: 'We cannot reach our servers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest news', level: 1, includeHidden: true })).toHaveCount(1);
  await page.unroute('**/assets/help-sections-*.js');
  await dialog.getByRole('link', { name: 'Try again' }).click();
  await expect(dialog.getByRole('group').filter({ hasText: 'Privacy policy' })).toHaveAttribute('open', '');
});
