import { expectAccessible } from './axe.ts';
import { openScreen } from './console.ts';
import { expect, test } from './fixtures.ts';

test('a table is searched, filtered, and related rows are followed both ways', async ({ page, world }) => {
  await openScreen(page, world, 'data');
  const tables = page.getByRole('navigation', { name: 'Tables' });
  await tables.getByLabel('Search tables').fill('payoutacc');
  await tables.getByRole('link').click();
  const accounts = page.getByRole('region', { name: 'Rows of PayoutAccount' });
  await expect(accounts.getByText(/^Page 1 of \d+, \d+ rows$/)).toBeVisible();

  await tables.getByLabel('Search tables').fill('member');
  await tables.getByRole('link', { name: /^Member \d/ }).click();
  const members = page.getByRole('region', { name: 'Rows of Member' });
  await members.getByLabel('Column').selectOption('username');
  await members.getByLabel('Equals').fill('lucky');
  await expect(page).toHaveURL(/column=username&value=lucky/);
  await expect(members).toContainText('Page 1 of 1, 3 rows');
  await expectAccessible(page, 'data');

  const row = members.getByRole('row').nth(1);
  const id = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  await row.getByText(/^\d+ related$/).click();
  await row.getByRole('link', { name: /^\d+ of PayoutAccount by/ }).click();
  await expect(page).toHaveURL(new RegExp(`table=PayoutAccount&column=memberId&value=${id}`));
  await expect(accounts.getByRole('row').nth(1)).toBeVisible();
  await accounts.getByRole('link', { name: id, exact: true }).first().click();
  await expect(members).toContainText('Page 1 of 1, 1 rows');
  await expect(members.getByRole('cell', { name: 'lucky', exact: true })).toBeVisible();
});

test('a long table has pages, an order and secrets that stay masked', async ({ page, world }) => {
  await openScreen(page, world, 'data', { table: 'Member' });
  const members = page.getByRole('region', { name: 'Rows of Member' });
  const first = members.getByRole('row').nth(1).getByRole('cell').nth(1);
  await expect(members.getByRole('row').nth(1)).toContainText('masked');
  const oldest = (await first.textContent()) ?? '';
  await members.getByLabel('Order', { exact: true }).selectOption('-id');
  await expect(page).toHaveURL(/sort=-id/);
  await expect(first).not.toHaveText(oldest);
  const newest = (await first.textContent()) ?? '';
  await members.getByRole('link', { name: 'Next' }).click();
  await expect(members).toContainText(/Page 2 of/);
  await expect(first).not.toHaveText(newest);
  await members.getByRole('link', { name: 'Before' }).click();
  await expect(first).toHaveText(newest);
});
