import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

const BETS = `${siteOrigin('baize')}/member/personalHistoryCopy`;

test('a member finds a bet in the record: filters, sums, detail, and back', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/`);
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Betting record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible();
  await open(page, BETS);
  await expect(page.getByLabel('First day')).toBeHidden();
  await page.getByLabel('Period').selectOption('Choose days');
  await expect(page.getByLabel('First day')).toBeVisible();
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
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'a record whose rows are cards');
  await open(page, BETS);
  await expectNoOverflow(page, 'a record whose rows are cards');
  const card = page.getByRole('table', { name: 'Betting record' }).getByRole('row').nth(1);
  expect(Math.abs(((await card.boundingBox())?.height ?? 0) - 72)).toBeLessThan(5);
  const stake = card.locator('[data-label="Stake"]');
  await expect(stake).toBeHidden();
  // The amount, which the whole card's button covers.
  await card.click({ position: { x: 280, y: 36 } });
  await expect(stake).toBeVisible();
  await expectAccessible(page, 'an open card of a record');
  await expectNoOverflow(page, 'an open card of a record');
});
