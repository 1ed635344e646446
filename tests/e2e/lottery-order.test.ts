import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';
import { awaitFreshDraw, awaitResult, placeBet } from './lottery-bets.ts';

const CODE = 'ELOTT_0001';
const BETTING = `${siteOrigin('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`;
const fact = (name: string, value: string) => `${name}${value}`;

test.beforeEach(async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await awaitFreshDraw(world);
  await world.signIn('lucky');
});

test('a bet is opened from the bets of today, read, and cancelled there', async ({ page, world }) => {
  const { draw } = await placeBet(page, world, CODE, { play: 'FIRST3_DIRECT', content: '1,2|2|3', multiple: 2 });
  await open(page, BETTING);
  await page.getByRole('region', { name: 'My bets today' }).getByRole('listitem').getByRole('link').click();
  const order = page.getByRole('dialog');
  await expect(order.getByRole('heading', { name: 'One Minute Lotto' })).toBeVisible();
  await expect(order.getByText('First three · Straight')).toBeVisible();
  await expect(order.getByText(`Draw ${draw.numero}`).first()).toBeVisible();
  for (const [name, value] of [
    ['Unit × multiple', '₱2.00 × 2'],
    ['Ball 1', '1, 2'],
  ] as const)
    await expect(order.locator('dl > div', { hasText: fact(name, value) }).first()).toBeVisible();
  await order.getByRole('button', { name: 'the bet of ₱8.00 on draw' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('₱7.92 goes back to your wallet');
  await page.getByRole('button', { name: 'Cancel the bet', exact: true }).click();
  await expect(order.getByText('Your bet is cancelled')).toBeVisible();
  await expect(order.getByRole('region', { name: 'Result' })).toContainText(fact('Refunded', '₱8.00'));
  await expect(order.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('a chase that won leads to the check of its draw and to the same bet again, and fits a phone', async ({
  page,
  world,
}) => {
  const { paths } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: 'big,odd', chase: 3 });
  const address = `${siteOrigin('baize')}${paths[0]}`;
  // The language with the longest words.
  await world.setCookies({ lang: 'TY' });
  await open(page, address);
  const cancel = page.getByRole('button', { name: 'Kanselahin ang lahat ng 3 pending na taya' });
  await cancel.click();
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Kanselahin lahat', exact: true })).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await world.setCookies({ lang: 'EN' });
  await open(page, address);
  await page.getByRole('button', { name: 'Cancel all 3 open bets' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel 3 open bets on this slip?' });
  await expect(question).toContainText('Your stake is ₱12.00 and the fee ₱0.12: ₱11.88 goes back to your wallet.');
  await expectAccessible(page, 'an open lottery order');
  await question.getByRole('button', { name: 'Keep it' }).click();

  await awaitResult(world, CODE, { balls: [7, 2, 3, 4, 5] });
  await open(page, `${siteOrigin('baize')}/member/personalHistoryCopy/lottery?state=4`);
  await page.getByRole('table').locator('summary').first().click();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.badge', { hasText: 'Won' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it won' })).toContainText(fact('Big', '1 × ₱2.00 × 1.94'));
  await expect(page.getByRole('img', { name: 'Result: 7, 2, 3, 4, 5' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, 'a lottery order that won');
  const others = page.getByRole('region', { name: 'Other bets on this slip' });
  await expect(others.getByText('Refunded: stopped after a win')).toHaveCount(2);
  await page.getByRole('link', { name: 'Check this draw' }).click();
  await expect(page.getByText('This result was entered by hand.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Bet again' }).click();
  await expect(page.getByRole('heading', { name: 'Two-sided · No. 1' })).toBeVisible();
  await expect(page.locator('input[name="row0"]:checked')).toHaveCount(2);
  await expect(page.locator('.bet-bar')).toContainText('2 bets');
});
