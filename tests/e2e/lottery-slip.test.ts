import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import {
  awaitFreshDraw,
  betButton,
  choosePlay,
  confirmBet,
  drawsKey,
  FAST,
  nextDraw,
  padKey,
  readStatus,
  yes,
} from './lottery-bets.ts';

const bar = (page: Page) => page.locator('.bet-bar');

test('the typed list always shows the numbers that are bet', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=STAR5`);
  await choosePlay(page, 'All five', 'Enter numbers');
  const box = page.getByRole('textbox', { name: 'Numbers' });
  await box.fill('12345, 12345');
  await expect(bar(page)).toContainText('1 bet');
  await expect(page.getByText('5-digit numbers, separated by commas, points or spaces', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(page.getByRole('region', { name: 'Slip' })).toContainText('12345');
  await expect(box).toHaveValue('');
  await box.fill('12345');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box).toHaveValue('');
  await box.fill('12345');
  await expect(bar(page)).toContainText('2 bets');
});

test('after a slip that came too late the next draw is offered at once', async ({ page, world, expectedErrors }) => {
  expectedErrors.push(/422/);
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await padKey(page, 0, '7').click();
  await betButton(page).click();
  const { now, current } = await readStatus(world, 'ELOTT_0001');
  await world.clock.advance(current.lockAt - now + 500);
  await confirmBet(page);
  await expect(page.getByRole('alert')).toContainText('This draw is closed. Your slip is kept');
  await expect(page.getByText(`Draw ${current.numero} closes in`)).toBeHidden();
  await betButton(page).click();
  await confirmBet(page);
  await expect(page.getByText('Your bet is placed')).toBeVisible();
});

test('what a line may win is told, over its chase', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await padKey(page, 0, '7').click();
  await expect(bar(page)).toContainText('Win up to ₱19.56');
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(bar(page)).toContainText('Win up to ₱19.56');
  await padKey(page, 1, '7').click();
  await expect(bar(page)).toContainText('Each line wins up to ₱19.56');
  await expect(page.getByText('Stop after a win')).toBeHidden();
  await drawsKey(page, 3).click();
  await page.getByLabel('Multiples').selectOption({ label: 'Doubled every draw' });
  await expect(bar(page)).toContainText('₱28.00');
  await expect(bar(page)).toContainText('Each line wins up to ₱78.24');
  await page.getByLabel('Stop after a win').uncheck();
  await expect(bar(page)).toContainText('Each line wins up to ₱136.92');
});

test('two fast taps, or a key that is held, ask and do not bet', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await padKey(page, 0, '7').click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await bar(page).getByRole('link', { name: 'Slip (1)' }).click();
  await expect(page.getByRole('region', { name: 'Slip' })).toBeInViewport();
  await betButton(page).dblclick();
  const question = page.getByRole('dialog', { name: /^Bet ₱2.00/ });
  await expect(question).toContainText('Ball 1: 7');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await betButton(page).focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(question).toBeVisible();
  await expect(yes(page, /^Bet ₱/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(betButton(page)).toBeFocused();
  expect((await world.requests.list()).some(({ operationId }) => operationId === 'placeLotteryBet')).toBe(false);
});

test('as many numbers as a line takes are bet, and more are refused at once', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=STAR5&play=STAR5_DIRECT_LIST`);
  const box = page.getByRole('textbox', { name: 'Numbers' });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(10_000 + index)).join(' ');
  await box.fill(numbers(10_001));
  await expect(box).toHaveAccessibleDescription(/at most 10,000 numbers/);
  await expect(betButton(page)).toBeDisabled();
  await box.fill(numbers(10_000));
  await page.getByLabel('Unit').selectOption('0.002');
  await expect(bar(page)).toContainText('10,000 bets');
  await betButton(page).click();
  await confirmBet(page);
  await expect(page.getByText('Your bet is placed')).toBeVisible();
});

test('a member who was signed out finds the slip as it was, and it is placed once', async ({ page, world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await padKey(page, 0, '7').click();
  await page.context().clearCookies({ name: 'session' });
  await betButton(page).click();
  await confirmBet(page);
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await expect(page.getByRole('region', { name: 'Slip' })).toContainText('Ball 1: 7');
  await expect(bar(page).getByRole('alert')).toBeHidden();
  await padKey(page, 1, '3').click();
  await expect(bar(page)).toContainText('2 bets');
  await betButton(page).click();
  await confirmBet(page);
  await expect(page.getByText('Your bet is placed')).toBeVisible();
});

test('a slip is pending as soon as it is sent, and its message outlives the next reading of the page', async ({
  page,
  world,
}) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  await padKey(page, 0, '7').click();
  await betButton(page).click();
  // A busy browser may skip the router's own updates.
  const isPending = await yes(page, /^Bet ₱/).evaluate((button: HTMLButtonElement) => {
    button.click();
    return document.querySelector('.bet-bar [aria-busy]') !== null;
  });
  expect(isPending).toBe(true);
  await expect(page.getByText('Your bet is placed')).toBeVisible();
  const cancel = page.getByRole('region', { name: 'My bets today' }).getByRole('button', { name: /^Cancel/ });
  await expect(cancel).toBeVisible();
  await nextDraw(page, world);
  await expect(cancel).toBeHidden();
  await expect(page.getByText('Your bet is placed')).toBeVisible();
});

test('a slip without its answer can be changed, and is not placed beside what went through', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await awaitFreshDraw(world);
  await world.signIn('lucky');
  await open(page, `${FAST}&group=EACH`);
  const orders = page.getByRole('region', { name: 'My bets today' });
  /** Sends 7 with a late response or none, then changes the slip to 3. */
  const changeTo3 = async ({ isLate }: { isLate: boolean }) => {
    await padKey(page, 0, '7').click();
    await world.faults.set({ operation: 'placeLotteryBet', kind: 'status', status: 502, times: 1 });
    await betButton(page).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/lottery'));
    await confirmBet(page);
    await expect(page.locator('#bet-fault')).toBeFocused();
    const body = (await sent).postData() ?? '';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    if (isLate)
      await page.evaluate((init) => fetch(location.href, { method: 'POST', ...init }).then(() => {}), {
        body,
        headers,
      });
    await bar(page).getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: /^Remove: / }).click();
    await padKey(page, 0, '3').click();
    await betButton(page).click();
    await confirmBet(page);
  };
  await changeTo3({ isLate: false });
  await expect(page.getByText('Your bet is placed')).toBeVisible();
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders).toContainText('Ball 1: 3');
  await changeTo3({ isLate: true });
  await expect(page.getByText('Your bet was already placed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My bets today' })).toBeInViewport();
  await expect(bar(page)).toContainText('0 bets');
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  await expect(orders).toContainText('Ball 1: 7');
});
