import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, hydrated, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');
const games = (page: Page) => page.getByRole('list', { name: 'Games', exact: true }).getByRole('article');
const lists = (page: Page) => page.getByRole('navigation', { name: 'Game lists' });

test('more games come below the others, and reload and Back return to them', async ({ page }) => {
  await open(page, `${site}/rng?list=all`);
  await expect(games(page)).toHaveCount(15);
  const more = page.getByRole('main').getByRole('link', { name: 'Show more games' });
  await more.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(30);
  await expect(page).toHaveURL(`${site}/rng?list=all&from=1&page=2`);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 30 of' })).toBeVisible();
  await expect(games(page).nth(15).getByRole('link').first()).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  await more.click();
  await expect(games(page)).toHaveCount(45);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–3');

  await games(page).nth(40).getByRole('link').first().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await games(page)
    .nth(40)
    .getByRole('link', { name: /^More from/ })
    .click();
  await expect(page).toHaveURL(/vassalage=/);
  await page.goBack();
  await hydrated(page);
  await expect(games(page)).toHaveCount(45);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
  await page.reload();
  await hydrated(page);
  await expect(games(page)).toHaveCount(45);
  // Each press replaced the history entry.
  await page.goBack();
  await expect(page).not.toHaveURL(/rng/);
});

test('the first cover is high up, and the filters are one line, on any screen', async ({ page }) => {
  await open(page, `${site}/rng?list=all`);
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [390, 844],
  ] as const) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    expect((await games(page).first().boundingBox())?.y, size).toBeLessThan(420);
    expect((await lists(page).boundingBox())?.height, size).toBeLessThan(60);
    await expectNoOverflow(page, size);
  }
});
