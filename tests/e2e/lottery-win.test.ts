import { expect, open, siteOf, test } from './fixtures.ts';
import { awaitFreshDraw, awaitResult, look, padKey, placeBet } from './lottery-bets.ts';

const CODE = 'ELOTT_0001';

test.beforeEach(async ({ world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
});

test('What the bets of a draw win is told once, all together', async ({ page, world }) => {
  const { draw } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: ['big', 'odd', 'small'], chase: 3 });
  await open(page, `${siteOf('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`);
  await expect(page.getByRole('region', { name: 'My bets today' }).getByRole('listitem')).toHaveCount(9);
  await awaitResult(world, CODE, { balls: [9, 2, 3, 4, 5] });
  await look(page);
  const told = page.getByRole('status').filter({ hasText: 'You won' });
  await expect(told).toHaveText(`You won ₱7.76 on draw ${draw.numero}!`);
});

test('A win is told where the member waits for the draw', async ({ page, world }) => {
  const { draw } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: 'big' });
  await open(page, `${siteOf('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`);
  await expect(page.getByRole('region', { name: 'My bets today' }).getByRole('listitem')).toHaveCount(1);
  await awaitResult(world, CODE, { balls: [9, 2, 3, 4, 5] });
  await look(page);
  await expect(page.getByText(`You won ₱3.88 on draw ${draw.numero}!`)).toBeVisible();
});

test('Of a long chase the next draw is listed first, and its win is told', async ({ page, world }) => {
  const { draw } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: ['big', 'small', 'odd'], chase: 10 });
  await open(page, `${siteOf('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`);
  const bets = page.getByRole('region', { name: 'My bets today' });
  await expect(bets.getByRole('listitem')).toHaveCount(20);
  await expect(bets.getByRole('listitem').first()).toContainText(draw.numero);
  await awaitResult(world, CODE, { balls: [8, 2, 3, 4, 5] });
  await look(page);
  await expect(page.getByText(`You won ₱3.88 on draw ${draw.numero}!`)).toBeVisible();
  await expect(bets.getByRole('listitem').first()).not.toContainText(draw.numero);
  await bets.getByRole('link', { name: 'All lottery bets of today' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Lottery record' })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Period')).toHaveValue('today');
});

test.describe('When lists beside the form fail', () => {
  test('bets are taken, and the page says that it could not read them', async ({ page, world }) => {
    const refuse = { kind: 'refuse', status: 503, errorCode: 'service.unavailable' };
    await world.setFaults(['listTodayOrders', 'listDraws'].map((operation) => ({ operation, ...refuse })));
    await open(page, `${siteOf('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT&group=EACH`);
    await expect(page.getByText('We could not read your bets.')).toBeVisible();
    await padKey(page, 0, '7').click();
    await expect(page.locator('.bet-bar')).toContainText('1 stake');
  });
});
