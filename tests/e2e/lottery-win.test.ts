import { expect, open, siteOrigin, test } from './fixtures.ts';
import { awaitFreshDraw, awaitResult, look, placeBet } from './lottery-bets.ts';

const CODE = 'ELOTT_0001';
const BETTING = `${siteOrigin('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`;

test('what a draw wins is told once, all together, and the next draws of a chase come first', async ({
  page,
  world,
}) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  const { draw } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: ['big', 'odd', 'small'], chase: 10 });
  await open(page, BETTING);
  const bets = page.getByRole('region', { name: 'My bets today' });
  await expect(bets.getByRole('listitem')).toHaveCount(20);
  await expect(bets.getByRole('listitem').first()).toContainText(draw.numero);
  await awaitResult(world, CODE, { balls: [9, 2, 3, 4, 5] });
  await look(page);
  const told = page.getByRole('status').filter({ hasText: 'won' });
  await expect(told).toHaveText(`Draw ${draw.numero}: won ₱7.76 on ₱6.00 · +₱1.76`);
  await expect(bets.getByRole('listitem').first()).not.toContainText(draw.numero);
  await bets.getByRole('link', { name: 'All of today’s lottery bets' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Lottery record' })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Period')).toHaveValue('today');

  await world.setFaults([{ operation: 'listTodayOrders', kind: 'refuse', status: 503 }]);
  await open(page, BETTING);
  await expect(page.getByText('Your bets could not be loaded.')).toBeVisible();
});
