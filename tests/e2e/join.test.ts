import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test('a member calculates what a partner earns and applies; figures and fields agree afterwards', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/join`);
  const dividends = page.getByRole('table', { name: 'Dividend, every month' });
  await expect(dividends.getByText('Players’ loss from ₱1,000.00')).toBeVisible();
  const players = page.getByRole('textbox', { name: 'Active players' });
  await players.fill('50');
  await expect(page.getByText('₱1,000,000.00')).toBeVisible();

  await page.getByLabel('Where can we reach you?').selectOption('Telegram');
  await page.getByLabel('Number or name there').fill('@lucky');
  await page.getByLabel('How many players do you expect?').selectOption('Fewer than 10');
  await page.getByLabel('How will you find them?').fill('Through my friends in Cebu.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/^We received your application on/)).toBeVisible();
  await expect(page.getByText('₱400,000.00')).toBeVisible();
  await expect(players).toHaveValue('20');
  await expectNoOverflow(page);
  await expectAccessible(page, 'becoming a partner');
});
