import { expectAccessible } from './axe.ts';
import { expect, open, siteOf, test } from './fixtures.ts';

const BETS = `${siteOf('baize')}/member/personalHistoryCopy`;

test('a member finds a bet in the record: filters, sums, detail, and back', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOf('baize')}/`);
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My records' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible();
  await open(page, BETS);
  await page.getByLabel('Period').selectOption('Last 90 days');
  await page.getByLabel('Result').selectOption('Won');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/range=last90&category=&state=won/);
  const table = page.getByRole('table', { name: 'Betting record' });
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText('Won');
  await row.locator('summary').click();
  await expect(row.getByText(/^B\d{20}$/)).toBeVisible();
  await expectAccessible(page, 'the betting record');
  await page.goBack();
  await expect(page.getByLabel('Result')).toHaveValue('');
  await page.getByRole('link', { name: 'Account record' }).click();
  await expect(page.getByRole('table', { name: 'Account record' })).toBeVisible();
  await expectAccessible(page, 'the account record');
});

test('days of one’s own appear when they are chosen, and a wrong range is explained', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, BETS);
  await expect(page.getByLabel('First day')).toBeHidden();
  await page.getByLabel('Period').selectOption('Choose days');
  await page.getByLabel('First day').fill('2026-02-01');
  await page.getByLabel('Last day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('The last day is before the first: swap them.')).toBeVisible();
  await expect(page.getByLabel('First day')).toHaveValue('2026-02-01');
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('rows are cards, and every filter works', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.goto(BETS);
    await page.getByLabel('Period').selectOption('Last 90 days');
    await page.getByRole('button', { name: 'Show' }).click();
    const rows = page.getByRole('table', { name: 'Betting record' }).getByRole('row');
    await expect(rows).toHaveCount(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: 'Last page' }).click();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
  });
});
