import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, siteOf, test } from './fixtures.ts';

const FAST = '/lottery?gameCode=ELOTT_0001&vendor=ELOTT';
const SAIGON = '/vnlottery?gameCode=TCG_LOTTO_VN_0007';

const help = (page: Page) => page.locator('details').filter({ hasText: 'How to play' });
const summary = (page: Page) => page.getByText('How to play');

/** Plays with what their help says. */
const PLAYS = [
  ['the span of five digits', `${FAST}&group=FIRST3&play=FIRST3_SPAN`, 'Result 3 8 5 1 6 (8 − 3 = 5): you win.'],
  ['pairs over two stations', `${SAIGON}&group=DA&play=DA_TWO`, 'Each pair costs 72 stakes.'],
  [
    'numbers of a board',
    `${SAIGON}&group=LO&play=LO2`,
    'Each number costs 18 stakes: one for each result that counts.',
  ],
  ['i-box', '/lottery?gameCode=TCG_SEA_0003&vendor=TCG_SEA&group=BIG&play=BIG_IBOX', 'you win “Second prize ÷ 24”.'],
  ['tickets', '/lottery?gameCode=LOTT_0012&vendor=LOTT&group=TICKET&play=TICKET', '5 numbers and the special'],
] as const;

test.describe('The help of a play', () => {
  for (const [name, address, text] of PLAYS)
    test(`is opened by keyboard: ${name}`, async ({ page, world }) => {
      await world.signIn('lucky');
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, `${siteOf('baize')}${address}`);
      await expect(help(page)).not.toHaveAttribute('open');
      await summary(page).focus();
      await page.keyboard.press('Enter');
      await expect(help(page)).toContainText(text);
      await expect(help(page).getByText('What wins')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page, name, { within: 'main' });
    });

  test('stays open from play to play', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}${FAST}&group=FIRST3&play=FIRST3_DIRECT`);
    await summary(page).click();
    await expect(help(page)).toContainText('Each of balls 1–3 is a number that you chose for that ball.');
    await page.getByRole('link', { name: 'Span' }).click();
    await expect(help(page)).toContainText('The largest of balls 1–3 minus the smallest is one of your numbers.');
    await expect(help(page)).toHaveAttribute('open');
  });
});

test.describe('The help of a play without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens all the same', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}${FAST}&group=FIRST3&play=FIRST3_GROUP3`);
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(help(page)).toContainText('You choose 3, 8. That is 2 stakes.');
    await expect(help(page).getByText('What wins')).toBeVisible();
  });
});
