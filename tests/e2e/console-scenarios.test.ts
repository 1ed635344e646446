import { expectAccessible } from './axe.ts';
import { openScreen } from './console.ts';
import { expect, test } from './fixtures.ts';

const WITHDRAWALS = '/wps/report/withdrawTransaction';

test('a scenario is applied with another amount, and one that contradicts is refused', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await openScreen(page, world, 'scenarios');
  await page.getByLabel('Search', { exact: true }).fill('withdrawal in');
  const card = page.getByRole('region', { name: 'Withdrawal in review' });
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await card.getByText('amount 500.00').click();
  await card.getByLabel('amount').fill('712.50');
  await expect(card.getByRole('code')).toContainText('"parameters":{"amount":"712.50"}');
  await expectAccessible(page, 'scenarios');
  await card.getByRole('button', { name: 'Apply here' }).click();
  await expect(card.getByRole('status')).toContainText('of lucky is in review.');
  await expect(card.getByRole('button', { name: 'Copy orderNo' })).toBeVisible();
  const lucky = await world.as('lucky');
  const records = await lucky.fetch(WITHDRAWALS);
  expect(await records.text()).toContain('712.50');

  await page.getByLabel('Search', { exact: true }).fill('');
  await page.getByRole('region', { name: 'Payday' }).getByRole('button', { name: 'Apply here' }).click();
  await expect(page.getByRole('region', { name: 'Payday' }).getByRole('status')).toBeVisible();
  const lock = page.getByRole('region', { name: 'Draw about to lock' });
  await lock.getByRole('button', { name: 'Apply here' }).click();
  await expect(lock.getByRole('alert')).toContainText('clock');
});

test('a parameter that is no value is named before anything is sent', async ({ page, world }) => {
  await openScreen(page, world, 'scenarios', { text: 'lock' });
  const card = page.getByRole('region', { name: 'Draw about to lock' });
  await card.getByText('seconds 5').click();
  await card.getByLabel('seconds').fill('soon');
  await expect(card.getByRole('alert')).toContainText('seconds: write a number');
});
