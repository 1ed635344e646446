import { expectAccessible } from './axe.ts';
import { copyBy, openScreen, runShell } from './console.ts';
import { expect, test } from './fixtures.ts';

const BALANCE = '/wps/v2/wallets/balance';

test('a preset, then the same by a copied line, strikes as it says and ends', async ({ page, world }) => {
  const lucky = await world.as('lucky');
  await openScreen(page, world, 'faults');
  await expect(page.getByText('Nothing fails on purpose.')).toBeVisible();
  await page.getByRole('button', { name: 'Set Balance fails every second time' }).click();
  const row = page.getByRole('table', { name: 'Faults' }).getByRole('row').nth(1);
  await expect(row).toContainText('getBalancestatus 503each 2nd request0 of 0');
  await expect(row).toContainText('There was no request to getBalance.');
  const preset = await world.faults.list();
  await page.getByRole('button', { name: 'End all' }).click();
  await expect(row).toBeHidden();

  const form = page.getByRole('form', { name: 'Add a fault' });
  await form.getByLabel('Operation').fill('getBalance');
  await form.getByLabel('Status').fill('503');
  await form.getByLabel('Every n-th').fill('2');
  await expect(page).toHaveURL(/operation=getBalance&status=503&every=2/);
  await runShell(await copyBy(page, 'Copy the curl line'));
  await expect(row).toContainText('getBalancestatus 503each 2nd request');
  expect(await world.faults.list()).toEqual(preset);

  const statuses = [];
  for (let times = 0; times < 4; times += 1) statuses.push((await lucky.fetch(BALANCE)).status);
  expect(statuses).toEqual([200, 503, 200, 503]);
  await page.reload();
  await expect(row).toContainText('2 of 4');
  await expectAccessible(page, 'faults');
  await row.getByRole('link', { name: 'requests' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/503.*fault: status/, /503.*fault: status/]);
  await page.goBack();
  await page.getByRole('button', { name: 'End the fault of getBalance' }).click();
  await expect(page.getByText('Nothing fails on purpose.')).toBeVisible();
  expect((await lucky.fetch(BALANCE)).status).toBe(200);
});
