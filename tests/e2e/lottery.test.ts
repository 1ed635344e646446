import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOf, type TestWorld, test } from './fixtures.ts';
import { awaitFreshDraw, confirmBet, standOf, yes } from './lottery-bets.ts';
import { rowsOf } from './world-database.ts';

const FAST = '/lottery?gameCode=ELOTT_0001&vendor=ELOTT';

const key = (page: Page, row: number, symbol: string) =>
  page.locator(`label.pad-key:has(input[name="row${row}"][value="${symbol}"])`);
const bet = (page: Page) => page.locator('.bet-bar').getByRole('button', { name: 'Bet' });
/** The open draw locks while the page is open. Returns the one that takes bets then. */
async function nextDraw(page: Page, world: TestWorld): Promise<string> {
  const before = await standOf(world, 'ELOTT_0001');
  await world.advance(before.current.lockAt - before.now + 100);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { current } = await standOf(world, 'ELOTT_0001');
  await expect(page.getByText(`Draw ${current.numero} closes in`)).toBeVisible();
  return current.numero;
}
const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test.describe('The lobby', () => {
  test('has kinds, days and a search; a kind clears list and day', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery?list=hot&day=3`);
    await page.getByRole('navigation', { name: 'Kinds of lotteries' }).getByRole('link', { name: 'Mark Six' }).click();
    await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
    await expect(page.getByRole('article')).toHaveCount(7);
    // Two are drawn on three days of the week, two on every evening, and three every few minutes.
    await page.getByRole('combobox', { name: 'Day of the draw' }).selectOption({ label: 'Monday' });
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.goto(`${siteOf('baize')}/lottery`);
    await page.getByRole('searchbox', { name: 'Find a lottery' }).fill('hanoi');
    await page.getByRole('searchbox', { name: 'Find a lottery' }).press('Enter');
    await expect(page.getByRole('article').first()).toContainText('Hanoi');
  });

  test('has all racing lotteries in their tab, also the fast ones', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery?tag=PK10`);
    const vendors = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('vendor') ?? []),
      );
    expect([...new Set(vendors)].sort()).toEqual(['ELOTT', 'LOTT']);
    // A lottery of two tabs is found once.
    await open(page, `${siteOf('baize')}/lottery?name=one minute lotto`);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(`with${javaScriptEnabled ? '' : 'out'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('a search finds in all kinds, and the kind is open again without it', async ({ page }) => {
        await page.goto(`${siteOf('baize')}/lottery?tag=MARK6`);
        const kind = page.getByRole('link', { name: 'Mark Six', exact: true });
        await expect(kind).toHaveAttribute('aria-current', 'page');
        const name = page.getByRole('searchbox', { name: 'Find a lottery' });
        const search = page.getByRole('search').getByRole('button', { name: 'Search' });
        if (javaScriptEnabled) await open(page, page.url());
        await name.fill('DÀ NANG');
        await search.click();
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('status').filter({ hasText: 'In all lotteries' })).toContainText('“DÀ NANG”: 1');
        await expect(kind).not.toHaveAttribute('aria-current');
        await name.fill('');
        await search.click();
        await expect(page.getByRole('article')).toHaveCount(7);
        await expect(kind).toHaveAttribute('aria-current', 'page');
        await name.fill('x'.repeat(60));
        await search.click();
        await expect(page.getByText('Check the spelling')).toBeVisible();
        await expectNoOverflow(page);
        await page.getByRole('link', { name: 'Clear the search' }).click();
        await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
      });
    });

  test('is the current entry of the main menu on all its pages', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
    for (const [path, value] of [
      ['/lottery', 'page'],
      ['/vnlottery', 'true'],
      ['/lottery/fair', 'true'],
      ['/lottery/trends?gameCode=ELOTT_0001&vendor=ELOTT', 'true'],
    ] as const) {
      await page.goto(`${siteOf('baize')}${path}`);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', /\/lottery$/);
      await expect(current).toHaveAttribute('aria-current', value);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
  });

  test('is searched by keyboard, and the focus stays', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery`);
    const day = page.getByRole('combobox', { name: 'Day of the draw' });
    await day.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/\/lottery$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=/);
    await expect(day).toBeFocused();
    await open(page, `${siteOf('baize')}/lottery/fair`);
    const numero = page.locator('#fair-numero');
    await numero.fill('1');
    await numero.press('Enter');
    await expect(page).toHaveURL(/numero=1/);
    await expect(numero).toBeFocused();
  });

  test('keeps favourites in the browser by user name, and asks visitors to sign in', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/lottery`);
    await page.getByRole('link', { name: 'Favourite: One Minute Lotto' }).click();
    await expect(page.getByRole('dialog')).toContainText('Log in');
    await page.goto(`${siteOf('baize')}/lottery?list=fav`);
    await expect(page).toHaveURL(/\/login/);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/lottery`);
    await page.getByRole('button', { name: 'Favourite: Lucky 28 Moon' }).click();
    await page.getByRole('link', { name: 'Favourites' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Lucky 28 Moon');
    await world.signIn('victor');
    await open(page, `${siteOf('baize')}/lottery?list=fav`);
    await expect(page.getByText('No favourites yet')).toBeVisible();
  });

  test('counts down as the gateway does, after ten minutes too, and across a draw', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/lottery?tag=SSC`);
    const timer = page.getByRole('timer', { name: 'Classic Five Star closes in' });
    const differs = async () => {
      const shown = secondsOf((await timer.textContent()) ?? '');
      const { now, current } = await standOf(world, 'LOTT_0001');
      return Math.abs(shown - (current.lockAt - now) / 1000);
    };
    // Draws further away than an hour are written with hours.
    expect(await differs()).toBeLessThanOrEqual(1.5);
    await world.advance(10 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(differs).toBeLessThanOrEqual(1.5);
    const { now, current } = await standOf(world, 'LOTT_0001');
    await world.advance(current.lockAt - now + 1000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(differs).toBeLessThanOrEqual(1.5);
  });
});

test.describe('The betting page', () => {
  test('takes a slip of two lines after a second yes, shows the bet, and cancels it', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await page.setViewportSize({ width: 360, height: 740 });
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=FIRST3`);
    await key(page, 0, '1').click();
    await key(page, 1, '2').click();
    await key(page, 2, '3').click();
    await key(page, 2, '4').click();
    await expect(page.locator('.bet-bar')).toContainText('2 stakes');
    await expect(page.locator('.bet-bar')).toContainText('₱1,956.00');
    await page.getByRole('button', { name: 'Add to slip' }).click();
    await page.getByRole('link', { name: 'Each position' }).click();
    await key(page, 4, '9').click();
    await expect(page.locator('.bet-bar')).toContainText('₱6.00');
    await bet(page).click();
    await expect(page.getByRole('dialog', { name: /^Bet ₱6.00 on draw/ }).getByRole('listitem')).toHaveCount(2);
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    const orders = page.getByRole('region', { name: 'My bets today' });
    await expect(orders.getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('.bet-bar')).toContainText('0 stakes');
    await orders.getByRole('button', { name: /Cancel the bet of ₱4.00/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Of ₱4.00 the fee of ₱0.04 is kept; ₱3.96 comes back');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await orders.getByRole('button', { name: /Cancel the bet of ₱4.00/ }).click();
    await page.getByRole('button', { name: 'Cancel the bet', exact: true }).click();
    await expect(page.getByText('Your bet is cancelled')).toBeVisible();
    await expect(orders).toContainText('Cancelled');
  });

  test('keeps a slip that came too late for the next draw', async ({ page, world, expectedErrors }) => {
    expectedErrors.push(/422/);
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    await bet(page).click();
    const { now, current } = await standOf(world, 'ELOTT_0001');
    await world.advance(current.lockAt - now + 500);
    await confirmBet(page);
    await expect(page.getByRole('alert')).toContainText('This draw takes no more bets. Your slip is kept');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(`Draw ${current.numero} closes in`)).toBeHidden();
    await bet(page).click();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('says why a multiple is none', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    const multiple = page.locator('input[name="multiple"]');
    for (const text of ['', '0', '1.5', '10000']) {
      await multiple.fill(text);
      await expect(page.locator('.bet-bar')).toContainText('0 stakes');
      await expect(multiple).toHaveAccessibleDescription('Enter a whole number from 1 to 9999.');
    }
    await expectAccessible(page, 'a wrong multiple');
    await multiple.fill('2');
    await expect(multiple).toHaveAccessibleDescription('');
    await expect(page.locator('.bet-bar')).toContainText('1 stake');
  });

  test('shows a refusal in the bar, with the focus on it', async ({ page, world, expectedErrors }) => {
    expectedErrors.push(/422/);
    await page.setViewportSize({ width: 390, height: 740 });
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 4, '7').click();
    await world.setFaults([
      { operation: 'placeLotteryBet', kind: 'refuse', status: 422, errorCode: 'balance.insufficient', times: 1 },
    ]);
    await bet(page).click();
    await confirmBet(page);
    const fault = page.locator('.bet-bar').getByRole('alert');
    await expect(fault).toContainText('The bet was not placed');
    await expect(fault).toBeInViewport();
    await expect(page.locator('#bet-fault')).toBeFocused();
    await bet(page).click();
    await expect(fault).toBeHidden();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('asks again when another draw takes bets than the one that was asked about', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    await page.getByLabel('Draws').selectOption('3');
    await bet(page).click();
    const { current } = await standOf(world, 'ELOTT_0001');
    const bar = page.locator('.bet-bar');
    await expect(page.getByRole('dialog')).toContainText(`Bet ₱6.00 over 3 draws, from draw ${current.numero} on?`);
    const next = await nextDraw(page, world);
    await expect(bar).toContainText(`Draw ${current.numero} takes no more bets. The next one is ${next}`);
    await bet(page).click();
    await expect(page.getByRole('dialog')).toContainText(`over 3 draws, from draw ${next} on?`);
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    const orders = page.getByRole('region', { name: 'My bets today' });
    await expect(orders.getByRole('listitem')).toHaveCount(3);
    await expect(orders).toContainText(next);
    await expect(orders).not.toContainText(current.numero);
  });

  test('keeps series and chase with the slip from play to play', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    const series = page.getByRole('slider');
    await series.fill((await series.getAttribute('min')) ?? '');
    const chosen = await series.inputValue();
    await page.getByLabel('Draws').selectOption('3');
    await key(page, 0, '7').click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
    for (const group of ['SIDES', 'FIRST3']) {
      await open(page, `${siteOf('baize')}${FAST}&group=${group}`);
      await expect(page.locator('.bet-bar')).toContainText('₱6.00');
      await expect(page.getByLabel('Draws')).toHaveValue('3');
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
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    const orders = page.getByRole('region', { name: 'My bets today' });
    const again = page.locator('.bet-bar').getByRole('button', { name: 'Send again' });
    await key(page, 0, '7').click();
    await page.getByLabel('Draws').selectOption('3');
    const slips = () => rowsOf(world, 'SELECT orderNo FROM LotterySlip').length;
    const before = slips();
    await world.setFaults([{ operation: 'placeLotteryBet', kind: 'status', status: 502, times: 1 }]);
    await bet(page).click();
    const first = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/lottery'));
    await confirmBet(page);
    const fault = page.locator('.bet-bar').getByRole('alert');
    await expect(fault).toContainText('No answer about your bet');
    await expect(fault).not.toContainText('The bet was not placed');
    await expect(page.locator('#bet-fault')).toBeFocused();
    // What was sent arrives after all.
    await page.evaluate(
      ({ to, body }) =>
        fetch(to, { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      { to: `${FAST}&group=EACH`, body: (await first).postData() ?? '' },
    );
    expect(slips()).toBe(before + 1);
    await nextDraw(page, world);
    // Another play, opened anew: the slip waits there as it was sent.
    await open(page, `${siteOf('baize')}${FAST}&group=SIDES`);
    await expect(page.getByRole('region', { name: 'Slip' }).getByRole('listitem')).toHaveCount(1);
    await again.click();
    await expect(page.locator('#orders-title')).toBeFocused();
    await expect(again).toBeHidden();
    const sent = (await world.requests()).find(({ operationId }) => operationId === 'placeLotteryBet');
    expect(sent?.errorCode ?? null).toBeNull();
    await expect(orders.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Slip' })).toBeHidden();
    expect(slips()).toBe(before + 1);
    // The next slip is another one.
    await key(page, 0, 'big').click();
    await bet(page).click();
    await confirmBet(page);
    await expect(orders.getByRole('listitem')).toHaveCount(4);
  });

  test('says that a slip was placed before when the gateway has its reference', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    await world.setFaults([
      { operation: 'placeLotteryBet', kind: 'refuse', status: 409, errorCode: 'reference.reused', times: 1 },
    ]);
    await bet(page).click();
    await confirmBet(page);
    await expect(page.getByText('An earlier try went through')).toBeVisible();
    await expect(page.locator('.bet-bar')).toContainText('0 stakes');
    await expect(page.getByRole('heading', { name: 'My bets today' })).toBeInViewport();
  });

  test('leaves the focus at the slip and at the orders', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    const add = async (symbol: string) => {
      await key(page, 0, symbol).click();
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
    await key(page, 0, '7').click();
    await page.locator('input[name="row0"][value="7"]').focus();
    await page.keyboard.press('Enter');
    await expect(yes(page, /^Bet ₱/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'My bets today' })).toBeFocused();
    await page.getByRole('button', { name: /^Cancel the bet/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel the bet', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your bet is cancelled')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My bets today' })).toBeFocused();
  });

  test('chases over draws and says what it costs', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    await expect(page.getByText('Stop after a win')).toBeHidden();
    await page.getByLabel('Draws').selectOption('5');
    await page.getByLabel('Multiples').selectOption({ label: 'Twice as much each time' });
    await expect(page.locator('.bet-bar')).toContainText('₱62.00');
    await bet(page).click();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' }).getByRole('listitem')).toHaveCount(5);
  });

  test('is played by keyboard alone, and has no faults that a tool finds', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=SIDES`);
    await page.locator('input[name="row0"][value="big"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Bet ₱2.00 on draw/ })).toBeVisible();
    await expect(yes(page, /^Bet ₱/)).toBeFocused();
    await expectAccessible(page, 'the question of the betting page');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('bets on two stations of Vietnam together', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=DA&play=DA_TWO`);
    await page.getByRole('group', { name: 'Choose two stations' }).locator('label').nth(1).click();
    await key(page, 0, '07').click();
    await key(page, 0, '77').click();
    await expect(page.locator('.bet-bar')).toContainText('₱144.00');
    await bet(page).click();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    // The bet is on the page of the other station too.
    const orders = page.getByRole('region', { name: 'My bets today' });
    const both = (await orders.getByText(' + ').textContent()) ?? '';
    await page.getByRole('link', { name: 'All lotteries' }).click();
    const [, other = ''] = both.split(' + ');
    await page.getByRole('article').getByRole('link', { name: other }).click();
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await expect(orders).toContainText(both);
  });

  test('says before it is sent that a slip costs too much, or is multiplied too often', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    const multiple = page.locator('input[name="multiple"]');
    const bar = page.locator('.bet-bar');
    await key(page, 1, '7').click();
    await key(page, 2, '7').click();
    await multiple.fill('9000');
    await expect(bar).toContainText('At most ₱50,000.00 of a slip is taken in each draw');
    await expect(bet(page)).toBeDisabled();
    await page.getByLabel('Unit').selectOption('0.002');
    await expect(bet(page)).toBeEnabled();
    await page.getByLabel('Draws').selectOption('3');
    await page.getByLabel('Multiples').selectOption({ label: 'Twice as much each time' });
    await expect(bar).toContainText('A multiple is at most 9999, also in the last draw of a chase');
    await multiple.fill('2000');
    await expect(bet(page)).toBeEnabled();
  });

  test('leads the keyboard over the numbers to the bar', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007`);
    await page.getByRole('link', { name: 'Go to the bet' }).press('Enter');
    await expect(page.locator('.bet-bar')).toBeFocused();
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  /** To the question what the slip costs. */
  const sayYes = (page: Page) =>
    page
      .locator('.bet-bar')
      .getByRole('button', { name: /^Bet ₱/ })
      .click();

  test('a line is bet with the form alone', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}${FAST}&group=EACH`);
    await key(page, 0, '7').click();
    await key(page, 3, '8').click();
    await bet(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' })).toContainText('7 | – | – | 8 | –');
  });

  test('all picks of a row are bet', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}${FAST}&group=EACH`);
    for (const symbol of ['1', '2', '3', '4']) await key(page, 0, symbol).click();
    await bet(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' })).toContainText('1, 2, 3, 4 | – | – | – | –');
  });

  test('numbers of Vietnam are bet at each station, and over two', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=LO&play=LO2`);
    const orders = page.getByRole('region', { name: 'My bets today' });
    await page.getByRole('group', { name: 'Stations of the day' }).locator('label').nth(1).click();
    await key(page, 0, '07').click();
    await key(page, 0, '77').click();
    await bet(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(orders).toContainText('07, 77');
    await page.goto(`${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=DA&play=DA_TWO`);
    const stations = page.getByRole('group', { name: 'Choose two stations' });
    await key(page, 0, '07').click();
    await key(page, 0, '77').click();
    await bet(page).click();
    await expect(page.getByRole('alert')).toContainText('Choose two stations');
    await expect(stations.locator('input:checked')).toHaveCount(1);
    await expect(page.locator('input[name="row0"]:checked')).toHaveCount(2);
    await stations.locator('label').nth(1).click();
    await bet(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('a refused slip is kept whole', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}${FAST}&group=FIRST3`);
    for (const [row, symbol] of [
      [0, '1'],
      [0, '2'],
      [2, '9'],
    ] as const)
      await key(page, row, symbol).click();
    await page.getByLabel('Unit').selectOption('0.2');
    await page.getByLabel('Multiple', { exact: true }).fill('');
    await page.locator('input[name="series"]').fill('1900');
    await page.getByLabel('Draws').selectOption('5');
    await page.getByLabel('Multiples').selectOption({ label: 'Twice as much each time' });
    const expectKept = async (multiple: string, picks = 3) => {
      await expect(page.locator('.pad input:checked')).toHaveCount(picks);
      await expect(page.locator('input[name="row2"][value="9"]')).toBeChecked();
      await expect(page.getByLabel('Unit')).toHaveValue('0.2');
      await expect(page.locator('input[name="multiple"]')).toHaveValue(multiple);
      await expect(page.locator('input[name="series"]')).toHaveValue('1900');
      await expect(page.getByLabel('Draws')).toHaveValue('5');
      await expect(page.getByLabel('Multiples')).toHaveValue('double');
      await expect(page.getByLabel('Stop after a win')).toBeChecked();
    };
    await bet(page).click();
    await expect(page.locator('input[name="multiple"]')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 9999.',
    );
    await expectKept('');
    await page.locator('input[name="multiple"]').fill('3');
    await bet(page).click();
    await expect(page.getByRole('alert')).toContainText('A line does not fit its play');
    await expectKept('3');
    await key(page, 1, '5').click();
    await bet(page).click();
    await expect(page.locator('.bet-bar').getByRole('status')).toContainText('Bet ₱37.20 over 5 draws');
    await expectKept('3', 4);
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' }).getByRole('listitem')).toHaveCount(5);
  });

  test('typed numbers are never guessed', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=LO&play=LO3`);
    const numbers = page.locator('textarea[name="row0"]');
    await numbers.fill('a123x abc 456');
    await bet(page).click();
    await expect(numbers).toHaveAccessibleDescription(/none of the play's numbers: a123x, abc$/);
    await expect(numbers).toHaveValue('a123x abc 456');
    await numbers.fill('123, 456');
    await bet(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' })).toContainText('123, 456');
  });
});

test('at harbor a Thai lottery is bet on in Thai, and there is none of Vietnam', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const site = siteOf('harbor');
  await world.signIn('lucky', 'harbor');
  await page.context().addCookies([{ name: 'lang', value: 'TH', url: site }]);
  await open(page, `${site}/lottery?tag=THAI`);
  await page.getByRole('article').getByRole('link', { name: 'บางกอก สองตัวบน' }).click();
  await page.getByRole('navigation', { name: 'กลุ่มการเล่น' }).getByRole('link', { name: 'วิ่ง', exact: true }).click();
  await key(page, 0, '7').click();
  await page.locator('.bet-bar').getByRole('button', { name: 'แทง' }).click();
  await yes(page, /^แทง ฿2\.00/).click();
  await expect(page.getByText('แทงเรียบร้อย')).toBeVisible();
  await expect(page.getByRole('region', { name: 'เดิมพันวันนี้' })).toContainText('฿2.00');
  expect((await page.goto(`${site}/vnlottery`))?.status()).toBe(404);
});
