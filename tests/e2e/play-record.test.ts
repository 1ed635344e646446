import { memberPanel } from './accounts.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { readRows } from './world-database.ts';

const OF_LUCKY = "(SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'lucky')";
const UNIT = 10_000;

test('a game is found and played; header, betting record, Recent and the ledger agree to the cent', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/rng?vassalage=AURUM&gameClassify=JP&gameName=koi`);
  await page.getByRole('main').getByRole('link', { name: 'Fortune Koi 88' }).click();
  const bar = page.getByRole('region', { name: 'Game' });
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: 'Spin' });
  for (let round = 1; round <= 3; round += 1) {
    await spin.click();
    await expect
      .poll(() => readRows(world, `SELECT orderNo FROM Bet WHERE nonce < 3 AND reference NOT LIKE 'seed-%'`))
      .toHaveLength(round);
    await expect(spin).toBeEnabled();
  }
  await bar.getByRole('link', { name: 'Leave the game' }).click();
  await page.getByRole('alertdialog', { name: 'Leave the game?' }).getByRole('button', { name: 'Leave' }).click();

  const bets = readRows<{ orderNo: string; profit: number }>(
    world,
    `SELECT orderNo, win - bet AS profit FROM Bet WHERE memberId = ${OF_LUCKY} AND reference NOT LIKE 'seed-%'`,
  );
  const booked = readRows<{ orderNo: string; profit: number }>(
    world,
    `SELECT m.orderNo, SUM(e.amount) AS profit FROM Movement m JOIN LedgerEntry e ON e.movementId = m.id
     WHERE e.memberId = ${OF_LUCKY} AND m.orderNo IN (SELECT orderNo FROM Bet WHERE reference NOT LIKE 'seed-%')
     GROUP BY m.orderNo`,
  );
  const byOrder = (rows: typeof bets) => rows.toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1));
  expect(byOrder(booked)).toEqual(byOrder(bets));
  const [wallets] = readRows<{ sum: number }>(
    world,
    `SELECT SUM(balance) AS sum FROM Wallet WHERE memberId = ${OF_LUCKY}`,
  );
  const profit = bets.reduce((sum, bet) => sum + bet.profit, 0);
  expect(wallets?.sum).toBe(12_458.75 * UNIT + profit);
  // Rounds down to a cent.
  const shown = (Math.floor(((wallets?.sum ?? 0) / UNIT) * 100) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  await expect(memberPanel(page)).toContainText(`₱${shown}`);
  await open(page, `${siteOrigin('baize')}/recent`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Fortune Koi 88');
});
