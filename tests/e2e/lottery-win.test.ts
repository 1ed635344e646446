import { expect, open, siteOrigin, test } from './fixtures.ts';
import { awaitFreshDraw, awaitResult, look, placeBet } from './lottery-bets.ts';

const CODE = 'ELOTT_0001';
const BETTING = `${siteOrigin('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`;

test('what a draw wins is told once, all together, and its slip says how the chase went', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  const { draw } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: ['big', 'odd', 'small'], chase: 10 });
  await open(page, BETTING);
  const bets = page.getByRole('region', { name: 'My bets today' });
  await expect(bets.getByRole('listitem')).toHaveCount(1);
  await expect(bets).toContainText(`${draw.numero} · Big and 2 more`);
  await awaitResult(world, CODE, { balls: [9, 2, 3, 4, 5] });
  await look(page);
  const told = page.getByRole('status').filter({ hasText: 'won' });
  await expect(told).toHaveText(`Draw ${draw.numero}: won ₱7.76 on ₱6.00 · +₱1.76`);
  await expect(bets).toContainText('Won₱7.76 · +₱1.76');
  await expect(bets).toContainText('1 of 10 draws');
  await bets.getByRole('link', { name: 'All of today’s lottery bets' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Lottery record' })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Period')).toHaveValue('today');

  await world.faults.set({ operation: 'listTodayOrders', kind: 'refuse', status: 503 });
  await open(page, BETTING);
  await expect(page.getByText('Your bets could not be loaded.')).toBeVisible();
});
