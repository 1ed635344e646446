import type { Page } from '@playwright/test';
import { expect, siteOf, test } from './fixtures.ts';
import { awaitFreshDraw, betButton, FAST, padKey } from './lottery-bets.ts';

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
    await page.goto(`${FAST}&group=EACH`);
    await padKey(page, 0, '7').click();
    await padKey(page, 3, '8').click();
    await betButton(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' })).toContainText('7 | – | – | 8 | –');
  });

  test('all picks of a row are bet', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${FAST}&group=EACH`);
    for (const symbol of ['1', '2', '3', '4']) await padKey(page, 0, symbol).click();
    await betButton(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' })).toContainText('1, 2, 3, 4 | – | – | – | –');
  });

  test('numbers of Vietnam are bet at each station, and over two', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=LO&play=LO2`);
    const orders = page.getByRole('region', { name: 'My bets today' });
    await page.getByRole('group', { name: 'Stations of this draw' }).locator('label').nth(1).click();
    await padKey(page, 0, '07').click();
    await padKey(page, 0, '77').click();
    await betButton(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(orders).toContainText('07, 77');
    await page.goto(`${siteOf('baize')}/vnlottery?gameCode=TCG_LOTTO_VN_0007&group=DA&play=DA_TWO`);
    const stations = page.getByRole('group', { name: 'Choose two stations' });
    await padKey(page, 0, '07').click();
    await padKey(page, 0, '77').click();
    await betButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Choose two stations');
    await expect(stations.locator('input:checked')).toHaveCount(1);
    await expect(page.locator('input[name="row0"]:checked')).toHaveCount(2);
    await stations.locator('label').nth(1).click();
    await betButton(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });

  test('a refused slip is kept whole', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await world.signIn('lucky');
    await page.goto(`${FAST}&group=FIRST3`);
    for (const [row, symbol] of [
      [0, '1'],
      [0, '2'],
      [2, '9'],
    ] as const)
      await padKey(page, row, symbol).click();
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
    await betButton(page).click();
    await expect(page.locator('input[name="multiple"]')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 9999.',
    );
    await expectKept('');
    await page.locator('input[name="multiple"]').fill('3');
    await betButton(page).click();
    await expect(page.getByRole('alert')).toContainText('A line does not fit its play');
    await expectKept('3');
    await padKey(page, 1, '5').click();
    await betButton(page).click();
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
    await betButton(page).click();
    await expect(numbers).toHaveAccessibleDescription(/none of the play's numbers: a123x, abc$/);
    await expect(numbers).toHaveValue('a123x abc 456');
    await numbers.fill('123, 456');
    await betButton(page).click();
    await sayYes(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My bets today' })).toContainText('123, 456');
  });
});
