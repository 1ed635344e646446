import { type Brand, expect, open, siteOf, test } from './fixtures.ts';
import { rowsOf } from './world-database.ts';

const FIRST_GAMES: [Brand, string][] = [
  ['baize', '₱12,458.75'],
  ['lotus', '₫'],
  ['harbor', '฿'],
];

for (const [brand, balance] of FIRST_GAMES) {
  test(`at ${brand}, the first spin with money is two clicks from home`, async ({ page, world }) => {
    await world.signIn('lucky', brand);
    await open(page, `${siteOf(brand)}/`);
    const slots = page.getByRole('region', { name: 'Slots', exact: true });
    await slots.getByRole('article').first().getByRole('link').first().click();
    const bar = page.getByRole('region', { name: 'Game', exact: true });
    await expect(bar).toContainText(balance);
    const before = await bar.textContent();
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
    await expect(bar).not.toHaveText(before ?? '');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const category of ['sports', 'esports']) {
  test(`${category} are played from the same balance, in the window that one click opens`, async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/${category}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const book = await opened;
    await expect(book.getByText('₱12,458.75').first()).toBeVisible();
  });
}

test('a stake takes what the main wallet lacks from the others', async ({ page, world }) => {
  await world.signIn('lucky');
  await world.useSeparateWallets();
  await open(page, `${siteOf('baize')}/member/transferFund?account=3`);
  await page.getByLabel('Amount').fill('8214.49');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText('The money has been moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Play from one balance' }).click();
  await expect(page.getByText('You play from one balance now.')).toBeVisible();
  await open(page, `${siteOf('baize')}/game?gameCode=AURUM_0001`);
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
  const transferred = () =>
    rowsOf<{ amount: number }>(
      world,
      `SELECT e.amount FROM LedgerEntry e JOIN Movement m ON m.id = e.movementId JOIN Bet b USING (orderNo)
       WHERE b.reference NOT LIKE 'seed-%' AND e.typeCode = 8202 AND e.accountTypeId = 2`,
    ).length;
  await expect.poll(transferred).toBe(1);
});

test('with separate wallets, any wallet of the brand can be chosen beside the main one', async ({ page, world }) => {
  await world.signIn('lucky');
  await world.useSeparateWallets();
  await open(page, `${siteOf('baize')}/member/transferFund`);
  await page.getByLabel('Second wallet').selectOption('Paper Tiger · ₱0.00');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/account=101/);
  await expect(page.getByText('Paper Tiger plays from a wallet of its own, and it is empty.')).toBeVisible();
  await page.getByLabel('First wallet').selectOption('3');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/base=3&account=101/);
});

test.describe('the bar of a game on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is 44 px high, the only one, and folds', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/game?gameCode=AURUM_0001`);
    const bar = page.getByRole('region', { name: 'Game', exact: true });
    expect((await bar.boundingBox())?.height).toBe(44);
    await expect(page.getByRole('banner')).toBeHidden();
    await bar.getByRole('button', { name: 'Hide the bar' }).click();
    await expect(bar).toBeHidden();
    expect((await page.locator('iframe').boundingBox())?.height).toBe(844);
    const unfold = page.getByRole('button', { name: 'Show the bar' });
    await expect(unfold).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: 'Hide the bar' })).toBeFocused();
  });
});
