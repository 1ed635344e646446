import type { Page } from '@playwright/test';
import { expect, siteOrigin, test } from './fixtures.ts';
import { awaitFreshDraw, betButton, drawsKey, FAST, padKey } from './lottery-bets.ts';

const site = siteOrigin('baize');

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  const details = (page: Page, summary: string) => page.locator('details').filter({ hasText: summary });

  test('a lottery is found, and its trends and the check of a draw are read', async ({ page }) => {
    await page.goto(`${site}/lottery?tag=MARK6`);
    await page.getByRole('searchbox', { name: 'Find a lottery' }).fill('da nang');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/tag=MARK6&name=da\+nang/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto(`${site}/lottery/trends?gameCode=ELOTT_0004&vendor=ELOTT`);
    await page.getByRole('link', { name: 'Last 50' }).click();
    await expect(page.locator('.draw-row')).toHaveCount(50);
    await page.getByRole('link', { name: 'Trend chart' }).click();
    await page.getByRole('link', { name: 'Ball 4' }).click();
    await expect(page.getByRole('heading', { name: 'Trend chart: Ball 4' })).toBeVisible();
    await expect(page.locator('.chart tbody tr')).toHaveCount(50);
    await expect(page.locator('.chart tbody b')).toHaveCount(50);
    await expect(page.locator('.chart polyline')).toHaveCount(1);
    await page.getByRole('link', { name: 'Big road' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    const road = page.locator('.road').first();
    await road.scrollIntoViewIfNeeded();
    await expect(road.locator('use')).toHaveCount(50);
    await expect(road.locator('use').last()).toBeInViewport();
    await page.goto(`${site}/lottery/fair`);
    await page.getByRole('combobox', { name: 'Lottery' }).selectOption('ELOTT_0001');
    await page.getByRole('button', { name: 'Show' }).click();
    await page
      .getByRole('link', { name: /^\d{12}$/ })
      .last()
      .click();
    await expect(page.locator('main noscript')).toBeVisible();
    await page.getByText('Check it by hand').click();
    await expect(page.getByText(/^The message of the first block is ELOTT_0001:\d+:0:0\./)).toBeVisible();
  });

  test('a refused slip is kept whole, placed after a question, opened from the bets of today and cancelled', async ({
    page,
    world,
  }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${FAST}&group=FIRST3&play=FIRST3_DIRECT`);
    await page.locator('.play-help > summary').click();
    await expect(details(page, 'How to play').getByText('How you win')).toBeVisible();
    for (const [row, symbol] of [
      [0, '1'],
      [0, '2'],
      [2, '9'],
    ] as const)
      await padKey(page, row, symbol).click();
    await page.getByLabel('Unit').selectOption('0.2');
    await page.getByLabel('Multiple', { exact: true }).fill('');
    await page.locator('input[name="series"]').fill('1900');
    await drawsKey(page, 5).click();
    await page.getByLabel('Multiples').selectOption({ label: 'Doubled every draw' });
    const expectKept = async (multiple: string, picks = 3) => {
      await expect(page.locator('.pad input:checked')).toHaveCount(picks);
      await expect(page.locator('input[name="row2"][value="9"]')).toBeChecked();
      await expect(page.getByLabel('Unit')).toHaveValue('0.2');
      await expect(page.locator('input[name="multiple"]')).toHaveValue(multiple);
      await expect(page.locator('input[name="series"]')).toHaveValue('1900');
      await expect(drawsKey(page, 5).locator('input')).toBeChecked();
      await expect(page.getByLabel('Multiples')).toHaveValue('double');
      await expect(page.getByLabel('Stop after a win')).toBeChecked();
    };
    await betButton(page).click();
    await expect(page.locator('input[name="multiple"]')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 9999.',
    );
    await expectKept('');
    await page.locator('input[name="multiple"]').fill('3');
    await betButton(page).click();
    await expect(page.getByRole('alert')).toContainText('A line is not valid for its play');
    await expectKept('3');
    await padKey(page, 1, '5').click();
    await betButton(page).click();
    const bar = page.locator('.bet-bar');
    await expect(bar.getByRole('status')).toContainText('Bet ₱37.20 over 5 draws');
    await expectKept('3', 4);
    await bar.getByRole('button', { name: /^Bet ₱/ }).click();
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    const bets = page.getByRole('region', { name: 'My bets today' }).getByRole('listitem');
    await expect(bets).toHaveCount(1);
    await bets.getByText('Bets on this slip').click();
    await bets.first().getByRole('link').first().click();
    const order = page.getByRole('dialog');
    await order.getByRole('button', { name: 'the bet of ₱1.20 on draw' }).click();
    await expect(order.locator('.badge', { hasText: 'Cancelled' })).toBeVisible();
  });
});
