import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
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
import { readRows } from './world-database.ts';

test.describe('The betting page', () => {
  test('takes a slip of two lines after a second yes, shows the bet, and cancels it', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await page.setViewportSize({ width: 360, height: 740 });
    await world.signIn('lucky');
    await open(page, `${FAST}&group=FIRST3&play=FIRST3_DIRECT`);
    await padKey(page, 0, '1').click();
    await padKey(page, 1, '2').click();
    await padKey(page, 2, '3').click();
    await padKey(page, 2, '4').click();
    await expect(page.locator('.bet-bar')).toContainText('2 bets');
    await expect(page.locator('.bet-bar')).toContainText('₱1,956.00');
    await page.getByRole('button', { name: 'Add to slip' }).click();
    await choosePlay(page, 'Each position', 'Each position');
    await padKey(page, 4, '9').click();
    await expect(page.locator('.bet-bar')).toContainText('₱6.00');
    await betButton(page).click();
    await expect(page.getByRole('dialog', { name: /^Bet ₱6.00 on draw/ }).getByRole('listitem')).toHaveCount(2);
    const scrolled = () =>
      page.evaluate(() => {
        scrollTo(0, 120);
        return scrollY;
      });
    await expect.poll(scrolled).toBe(120);
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await expect(page.getByRole('heading', { name: 'Each position' })).toBeVisible();
    const orders = page.getByRole('region', { name: 'My bets today' });
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('.bet-bar')).toContainText('0 bets');
    await orders.getByText('Bets on this slip').click();
    await orders.getByRole('button', { name: /^Cancel .fee ₱0.04.: the bet of ₱4.00/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Your stake is ₱4.00 and the fee ₱0.04: ₱3.96 goes back to your wallet.',
    );
    await page.getByRole('button', { name: 'Keep it' }).click();
    await orders.getByRole('button', { name: /^Cancel .fee ₱0.04.: the bet of ₱4.00/ }).click();
    await page.getByRole('button', { name: 'Cancel the bet', exact: true }).click();
    await expect(page.getByText('Your bet is cancelled')).toBeVisible();
    await expect(orders).toContainText('Cancelled');
  });

  test('says why a multiple is none', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    await padKey(page, 0, '7').click();
    const multiple = page.locator('input[name="multiple"]');
    for (const text of ['', '0', '1.5', '10000']) {
      await multiple.fill(text);
      await expect(page.locator('.bet-bar')).toContainText('0 bets');
      await expect(multiple).toHaveAccessibleDescription('Enter a whole number from 1 to 9999.');
    }
    await expectAccessible(page, 'a wrong multiple');
    await multiple.fill('2');
    await expect(multiple).toHaveAccessibleDescription('');
    await expect(page.locator('.bet-bar')).toContainText('1 bet');
  });

  test('shows a refusal in the bar, with the focus on it', async ({ page, world, expectedErrors }) => {
    expectedErrors.push(/422/);
    await page.setViewportSize({ width: 390, height: 740 });
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    await padKey(page, 4, '7').click();
    await world.faults.set({
      operation: 'placeLotteryBet',
      kind: 'refuse',
      status: 422,
      errorCode: 'balance.insufficient',
      times: 1,
    });
    await betButton(page).click();
    await confirmBet(page);
    const fault = page.locator('.bet-bar').getByRole('alert');
    await expect(fault).toContainText('Your bet was not placed');
    await expect(fault).toBeInViewport();
    await expect(page.locator('#bet-fault')).toBeFocused();
    await betButton(page).click();
    await expect(fault).toBeHidden();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('asks again when another draw takes bets than the one that was asked about', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    await padKey(page, 0, '7').click();
    await drawsKey(page, 3).click();
    await betButton(page).click();
    const { current } = await readStatus(world, 'ELOTT_0001');
    const bar = page.locator('.bet-bar');
    await expect(page.getByRole('dialog')).toContainText(
      `Bet ₱6.00 over 3 draws, starting with draw ${current.numero}?`,
    );
    const next = await nextDraw(page, world);
    await expect(bar).toContainText(`Draw ${current.numero} is closed. The next one is ${next}`);
    await betButton(page).click();
    await expect(page.getByRole('dialog')).toContainText(`over 3 draws, starting with draw ${next}?`);
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    const orders = page.getByRole('region', { name: 'My bets today' });
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await expect(orders).toContainText('0 of 3 draws');
    await expect(orders).toContainText(next);
    await expect(orders).not.toContainText(current.numero);
  });

  test('keeps series and chase with the slip from play to play', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    const series = page.getByRole('slider');
    await series.fill((await series.getAttribute('min')) ?? '');
    const chosen = await series.inputValue();
    await drawsKey(page, 3).click();
    await padKey(page, 0, '7').click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
    for (const group of ['SIDES', 'FIRST3']) {
      await open(page, `${FAST}&group=${group}`);
      await expect(page.locator('.bet-bar')).toContainText('₱6.00');
      await expect(drawsKey(page, 3).locator('input')).toBeChecked();
      await expect(page.locator('input[name="series"]')).toHaveValue(chosen);
    }
  });

  test('sends a slip of which it has no answer again as it was, and places it once', async ({
    page,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/);
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    const orders = page.getByRole('region', { name: 'My bets today' });
    const again = page.locator('.bet-bar').getByRole('button', { name: 'Send again' });
    await padKey(page, 0, '7').click();
    await drawsKey(page, 3).click();
    const slips = () => readRows(world, 'SELECT orderNo FROM LotterySlip').length;
    const before = slips();
    await world.faults.set({ operation: 'placeLotteryBet', kind: 'status', status: 502, times: 1 });
    await betButton(page).click();
    const first = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/lottery'));
    await confirmBet(page);
    const fault = page.locator('.bet-bar').getByRole('alert');
    await expect(fault).toContainText('Your bet is not confirmed');
    await expect(fault).not.toContainText('Your bet was not placed');
    await expect(page.locator('#bet-fault')).toBeFocused();
    // The first request arrives late.
    await page.evaluate(
      ({ to, body }) =>
        fetch(to, { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      { to: `${FAST}&group=EACH`, body: (await first).postData() ?? '' },
    );
    expect(slips()).toBe(before + 1);
    await nextDraw(page, world);
    await open(page, `${FAST}&group=SIDES&play=SIDES_1`);
    await expect(page.getByRole('region', { name: 'Slip' }).getByRole('listitem')).toHaveCount(1);
    await again.click();
    await expect(page.locator('.bet-bar')).toBeFocused();
    await expect(again).toBeHidden();
    const sent = (await world.requests.list()).find(({ operationId }) => operationId === 'placeLotteryBet');
    expect(sent?.errorCode ?? null).toBeNull();
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Slip' })).toBeHidden();
    expect(slips()).toBe(before + 1);
    await padKey(page, 0, 'big').click();
    await betButton(page).click();
    await confirmBet(page);
    await expect(orders.getByRole('listitem')).toHaveCount(2);
  });

  test('leaves the focus at the slip, at the ticket and at the orders', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    const add = async (symbol: string) => {
      await padKey(page, 0, symbol).click();
      await page.getByRole('button', { name: 'Add to slip' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Slip' })).toBeFocused();
    };
    await add('7');
    await add('8');
    const removes = page.getByRole('button', { name: /^Remove/ });
    await removes.first().focus();
    await page.keyboard.press('Enter');
    await expect(removes).toHaveCount(1);
    await expect(removes).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#play-name')).toBeFocused();
    await expect(page.getByRole('group', { name: 'Ball 1', exact: true })).toBeVisible();
    await padKey(page, 0, '7').click();
    await page.locator('input[name="row0"][value="7"]').focus();
    await page.keyboard.press('Enter');
    await expect(yes(page, /^Bet ₱/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.bet-bar')).toBeFocused();
    await expect(page.locator('.bet-bar')).toContainText('Your bet is placed');
    await page.getByRole('button', { name: /^Cancel .fee/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel the bet', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your bet is cancelled')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My bets today' })).toBeFocused();
  });

  test('is played by keyboard alone, and has no faults that a tool finds', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=SIDES&play=SIDES_1`);
    await page.locator('input[name="row0"][value="big"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Bet ₱2.00 on draw/ })).toBeVisible();
    await expect(yes(page, /^Bet ₱/)).toBeFocused();
    await expectAccessible(page, 'the question of the betting page');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('leads the keyboard over the numbers to the bar, and bets on two stations together', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOrigin('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=DA&play=DA_TWO`);
    await page.getByRole('link', { name: 'Go to your bet' }).press('Enter');
    await expect(page.locator('.bet-bar')).toBeFocused();
    await page.getByRole('group', { name: 'Choose two stations' }).locator('label').nth(1).click();
    await padKey(page, 0, '07').click();
    await padKey(page, 0, '77').click();
    await expect(page.locator('.bet-bar')).toContainText('₱144.00');
    await betButton(page).click();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    const orders = page.getByRole('region', { name: 'My bets today' });
    const both = (await orders.getByText(' + ').textContent()) ?? '';
    await page.locator('.draw-strip summary').click();
    await page.getByRole('link', { name: 'All lotteries' }).click();
    const [, other = ''] = both.split(' + ');
    await page.getByRole('article').getByRole('link', { name: other }).click();
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await expect(orders).toContainText(both);
  });

  test('says before it is sent that a slip costs too much, or is multiplied too often', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${FAST}&group=EACH`);
    await padKey(page, 0, '7').click();
    const multiple = page.locator('input[name="multiple"]');
    const bar = page.locator('.bet-bar');
    await padKey(page, 1, '7').click();
    await padKey(page, 2, '7').click();
    await multiple.fill('9000');
    await expect(bar).toContainText('The maximum per slip and draw is ₱50,000.00.');
    await expect(betButton(page)).toBeDisabled();
    await page.getByLabel('Unit').selectOption('0.002');
    await expect(betButton(page)).toBeEnabled();
    await drawsKey(page, 3).click();
    await page.getByLabel('Multiples').selectOption({ label: 'Doubled every draw' });
    await expect(bar).toContainText('₱54.00');
    await expect(page.getByText('1 of 3 draws: the next one would need more than the maximum multiple')).toBeVisible();
    await page.getByText('1 draw, ₱54.00 in all, stops after a win').click();
    await page.getByLabel(/^Multiple in draw/).fill('2');
    await expect(bar).toContainText('The maximum multiple is 9999, also in each draw of a chase.');
    await expect(betButton(page)).toBeDisabled();
    await multiple.fill('2000');
    await expect(betButton(page)).toBeEnabled();
  });
});
