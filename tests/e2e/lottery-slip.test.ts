import type { Page } from '@playwright/test';
import { expect, open, siteOf, test } from './fixtures.ts';
import { awaitFreshDraw, confirmBet, standOf } from './lottery-bets.ts';

const FAST = `${siteOf('baize')}/lottery?gameCode=ELOTT_0001&vendor=ELOTT`;

const key = (page: Page, row: number, symbol: string) =>
  page.locator(`label.pad-key:has(input[name="row${row}"][value="${symbol}"])`);
const bar = (page: Page) => page.locator('.bet-bar');
const bet = (page: Page) => bar(page).getByRole('button', { name: 'Bet' });

test('the typed list always shows the numbers that are bet', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=STAR5`);
  await page.getByRole('navigation', { name: 'Plays' }).getByRole('link', { name: 'Straight, typed' }).click();
  const box = page.getByRole('textbox', { name: 'Numbers' });
  await box.fill('12345, 12345');
  await expect(bar(page)).toContainText('1 stake');
  await expect(page.getByText('Numbers of 5 digits')).toBeVisible();
  await page.getByRole('button', { name: 'Random' }).click();
  await expect(box).toHaveValue(/^\d{5}$/);
  const random = await box.inputValue();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(page.getByRole('region', { name: 'Slip' })).toContainText(random);
  await expect(box).toHaveValue('');
  await box.fill('12345');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box).toHaveValue('');
  await box.fill('12345');
  await expect(bar(page)).toContainText('2 stakes');
});

test('after a slip that came too late the next draw is offered at once', async ({ page, world, expectedErrors }) => {
  expectedErrors.push(/422/);
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await key(page, 0, '7').click();
  await bet(page).click();
  const { now, current } = await standOf(world, 'ELOTT_0001');
  await world.advance(current.lockAt - now + 500);
  await confirmBet(page);
  await expect(page.getByRole('alert')).toContainText('This draw takes no more bets. Your slip is kept');
  await expect(page.getByText(`Draw ${current.numero} closes in`)).toBeHidden();
  await bet(page).click();
  await confirmBet(page);
  await expect(page.getByText('Your bet is placed')).toBeVisible();
});

test('what may be won is that of the whole slip, over its chase', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await key(page, 0, '7').click();
  await expect(bar(page)).toContainText('Up to ₱19.56');
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(bar(page)).toContainText('Up to ₱19.56');
  await key(page, 1, '7').click();
  await expect(bar(page)).toContainText('Up to ₱39.12');
  await page.getByLabel('Draws').selectOption('3');
  await page.getByLabel('Multiples').selectOption({ label: 'Twice as much each time' });
  await expect(bar(page)).toContainText('Up to ₱156.48');
  await page.getByLabel('Stop after a win').uncheck();
  await expect(bar(page)).toContainText('Up to ₱273.84');
});

test('two fast taps, or a key that is held, ask and do not bet', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await key(page, 0, '7').click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await bar(page).getByRole('link', { name: 'Slip (1)' }).click();
  await expect(page.getByRole('region', { name: 'Slip' })).toBeInViewport();
  await bet(page).dblclick();
  const question = page.getByRole('dialog', { name: /^Bet ₱2.00/ });
  await expect(question).toContainText('7 | – | – | – | –');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await bet(page).focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(question).toBeVisible();
  expect((await world.requests()).some(({ operationId }) => operationId === 'placeLotteryBet')).toBe(false);
});

test('a lottery in maintenance says so before it is bet on, and keeps a slip that it refuses', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const vendorMaintenanceEndTime = Date.parse('2027-01-31T14:05:00+08:00');
  await world.changeBrand('baize', { vendorsInMaintenance: ['ELOTT'], vendorMaintenanceEndTime });
  await world.signIn('lucky');
  await open(page, `${siteOf('baize')}/lottery?name=lotto`);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('One Minute Lotto')).toContainText('Maintenance');
  await open(page, `${siteOf('baize')}/lottery?name=classic`);
  await expect(card('Classic Five Star')).not.toContainText('Maintenance');
  await awaitFreshDraw(world);
  await open(page, `${FAST}&group=EACH`);
  await expect(page.getByText('takes no bets for now')).toContainText('Expected back: January 31, 2027 at 2:05 PM');
  await key(page, 0, '7').click();
  await bet(page).click();
  await confirmBet(page);
  await expect(bar(page)).toContainText('This lottery is in maintenance. Try again later.');
  await expect(bar(page)).toContainText('1 stake');
});
