import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, hydrated, open, siteOf, test } from './fixtures.ts';

const site = siteOf('baize');
const games = (page: Page) => page.getByRole('list', { name: 'Games', exact: true }).getByRole('article');
const lists = (page: Page) => page.getByRole('navigation', { name: 'Game lists' });

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(query);
}

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
  // Each press took the place of the entry.
  await page.goBack();
  await expect(page).not.toHaveURL(/rng/);
});

test('chips and orders add up in the address, and clear the list and its page', async ({ page }) => {
  await open(page, `${site}/rng?list=all&page=3`);
  const chip = (name: string) => lists(page).getByRole('link', { name, exact: true });
  await chip('Jackpot').click();
  await expect(page).toHaveURL(`${site}/rng?list=all&flags=jackpot`);
  await expect(chip('Jackpot')).toHaveAttribute('aria-current', 'true');
  const count = await games(page).count();
  await expect(games(page).getByText('Jackpot', { exact: true })).toHaveCount(count);
  await chip('Low stakes').click();
  await expect(page).toHaveURL(`${site}/rng?list=all&flags=jackpot%2ClowStake`);
  await expect(chip('Low stakes')).toHaveAttribute('aria-current', 'true');
  const sort = page.getByRole('form', { name: 'Filter games' }).first().getByLabel('Sort by');
  await sort.selectOption('Highest RTP');
  await expect(page).toHaveURL(/flags=jackpot%2ClowStake&.*sort=rtp|sort=rtp&.*flags=jackpot%2ClowStake/);
  await expect(chip('Low stakes')).toHaveAttribute('aria-current', 'true');
  await expect(async () => {
    const returns = (await games(page).getByText(/^RTP/).allInnerTexts()).map((text) =>
      Number.parseFloat(text.slice(4)),
    );
    expect(returns).toEqual(returns.toSorted((a, b) => b - a));
  }).toPass();
  await chip('Jackpot').click();
  await expect(page).toHaveURL(/flags=lowStake/);
  await expect(sort).toHaveValue('rtp');
  await expectAccessible(page, 'the chips', { within: 'main' });
  await page.goBack();
  await hydrated(page);
  await expect(chip('Jackpot')).toHaveAttribute('aria-current', 'true');
  // A tab shows its list as it is.
  await lists(page).getByRole('link', { name: 'Hot games' }).click();
  await expect(page).toHaveURL(`${site}/rng?list=hot`);
  await expect(sort).toHaveValue('');
});

test('a provider shows all its games, the hot ones first', async ({ page }) => {
  await open(page, `${site}/rng`);
  await page.getByRole('navigation', { name: 'Providers' }).getByRole('link', { name: 'Aurum Forge' }).click();
  await expect(page).toHaveURL(`${site}/rng?vassalage=AURUM`);
  await expect(lists(page).getByRole('link', { name: 'Hot games' })).toHaveAttribute('aria-current', 'page');
  await expect(games(page).first()).toContainText('Hot');
  await expect(games(page)).toHaveCount(15);
  await page.getByRole('main').getByRole('link', { name: 'Show more games' }).click();
  await expect(games(page)).toHaveCount(30);
  await expect(page).toHaveURL(`${site}/rng?vassalage=AURUM&list=hot&from=1&page=2`);
});

test('the jackpot leads to the slots that feed it', async ({ page }) => {
  await open(page, site);
  await page.getByRole('region', { name: 'Jackpot' }).getByRole('link', { name: 'Play jackpot slots' }).click();
  await expect(page).toHaveURL(`${site}/rng?list=all&flags=jackpot`);
  await expect(lists(page).getByRole('link', { name: 'Jackpot' })).toHaveAttribute('aria-current', 'true');
  await expect(games(page)).toHaveCount(15);
  await expect(games(page).getByText('Jackpot', { exact: true })).toHaveCount(15);
});

test.describe('a provider in maintenance', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is seen to be before its games are opened, and they say until when', async ({ page, world }) => {
    const vendorMaintenanceEndTime = Date.parse('2027-01-31T14:05:00+08:00');
    await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'], vendorMaintenanceEndTime });
    await open(page, `${site}/rng?list=all`);
    const card = games(page).filter({ hasText: 'Fortune Koi 88' });
    await expect(card).toContainText('Maintenance');
    await expect(card.getByRole('link', { name: /^Try/ })).toBeHidden();
    await expect(games(page).filter({ hasText: 'Book of Amun' })).not.toContainText('Maintenance');
    await expect(
      page.getByRole('navigation', { name: 'Providers' }).getByRole('link', { name: /Aurum Forge/ }),
    ).toContainText('Maintenance');
    await searchFor(page, 'aurm');
    await expect(
      page
        .getByRole('dialog')
        .getByRole('option', { name: /Aurum Forge/ })
        .first(),
    ).toContainText('Maintenance');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'games in maintenance', { within: 'main' });
    await world.signIn('lucky');
    await open(page, `${site}/rng?list=all`);
    await card.getByRole('link').first().click();
    await expect(page.getByText('Expected back: January 31, 2027 at 2:05 PM')).toBeVisible();
  });
});

test('a misspelled name is found', async ({ page }) => {
  await open(page, `${site}/noticePage`);
  await searchFor(page, 'buflo');
  const first = page.getByRole('dialog').getByRole('group', { name: 'Games' }).getByRole('option').first();
  await expect(first).toContainText('Buffalo Thunderpath');
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the first cover is high up, and the filters are one line`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${site}/rng?list=all`);
    const cover = await games(page).first().boundingBox();
    expect(cover?.y).toBeLessThan(420);
    const row = await lists(page).boundingBox();
    expect(row?.height).toBeLessThan(60);
    await expectNoOverflow(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chips are links, and more games are a link to a longer page', async ({ page }) => {
    await page.goto(`${site}/rng?list=all`);
    await lists(page).getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(`${site}/rng?list=all&flags=new`);
    await page.getByRole('main').getByRole('link', { name: 'Show more games' }).click();
    await expect(games(page)).toHaveCount(30);
  });
});
