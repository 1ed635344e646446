import type { Page } from '@playwright/test';
import { MOCK_PORT } from '../../playwright.config.ts';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, type TestWorld, test } from './fixtures.ts';
import { betButton, confirmBet, padKey, placeBet } from './lottery-bets.ts';

const SITE = siteOrigin('baize');
const GAME = '/game?gameCode=AURUM_0001&from=%2Frng';
const MINUTE = 60_000;
const STAKE_REFUSED = /status of 422/;

const checkDialog = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });

async function choose(page: Page, often: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Reality check' });
  await form.getByLabel('How often').selectOption(often);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your reality check is saved.')).toBeVisible();
  await expect(form.getByLabel('How often').locator('option:checked')).toHaveText(often);
}

test.describe('a reality check', () => {
  test.use({ expectedErrors: [STAKE_REFUSED] });

  test('stops the game after the minutes that the member chose, until it is answered', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await world.signIn('lucky');
    await open(page, `${SITE}/member/limits`);
    await choose(page, 'Every 5 minutes of play');
    await open(page, `${SITE}${GAME}`);
    const bar = page.getByRole('region', { name: 'Game' });
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    await expect(bar).toContainText('This session, 0 min ₱0.00');
    const address = await page.locator('iframe').getAttribute('src');
    await world.clock.advance(2 * MINUTE);
    await spin.click();
    await expect(bar).toContainText(/This session, 2 min [+−]₱\d/);

    await world.clock.advance(3 * MINUTE);
    await expect(spin).toBeEnabled();
    await spin.click();
    const check = checkDialog(page);
    await expect(check).toContainText('Time played5 minStaked₱0.50');
    await expect(check).toContainText(/(Won\+|Lost−)₱\d/);
    await expectAccessible(page, 'the reality check', { without: 'iframe' });
    for (const key of ['Space', 'Enter', 'Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await expect(check).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(check.getByRole('button', { name: 'Stop and leave' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(check).toBeHidden();
    // The game was not reloaded.
    expect(await page.locator('iframe').getAttribute('src')).toBe(address);
    await world.clock.advance(MINUTE);
    await spin.click();
    await expect(bar).toContainText('This session, 6 min');
    expect(new URL(page.url()).pathname).toBe('/game');

    await world.clock.advance(4 * MINUTE);
    await expect(spin).toBeEnabled();
    await spin.click();
    await expect(check).toBeVisible();
    await page.reload();
    await expect(check).toBeVisible();
    await expectNoOverflow(page, 'the reality check');
    await world.faults.set({ operation: 'answerRealityCheck', kind: 'status', status: 500, times: 1 });
    await check.getByRole('button', { name: 'Stop and leave' }).click();
    await expect(check.getByRole('alert')).toBeVisible();
    await check.getByRole('button', { name: 'Stop and leave' }).click();
    // Members who leave by the check are not asked again.
    await expect(page).toHaveURL(`${SITE}/rng`);
    await world.setCookies({ balance: 'hidden' });
    await open(page, `${SITE}${GAME}`);
    await expect(bar).toContainText(/This session, \d+ min \*\*\*/);
  });

  test('stops a game in a window of its own, on the page that opened it', async ({ page, world }) => {
    await page.clock.install();
    await world.signIn('lucky');
    await open(page, `${SITE}/member/limits`);
    await choose(page, 'Every 5 minutes of play');
    await open(page, `${SITE}/fbsports?from=%2Fsports`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the game' }).click();
    const game = await opened;
    await world.clock.advance(6 * MINUTE);
    // The sportsbook polls events, which counts as play.
    await (await game.waitForRequest(/\/api\/events/)).response();
    await page.bringToFront();
    await page.clock.fastForward(6 * MINUTE);
    const check = checkDialog(page);
    await expect(check).toContainText('Time played6 minStaked₱0.00Net result₱0.00');
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toBeHidden();
    await expect(page).toHaveURL(`${SITE}/fbsports?from=%2Fsports`);
  });
});

test.describe('a reality check over a lottery', () => {
  test.use({ expectedErrors: [STAKE_REFUSED] });

  test('stands over a refused bet; slip and choice stay, and are bet afterwards', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${SITE}/member/limits`);
    await choose(page, 'Every 5 minutes of play');
    await open(page, `${SITE}/lottery?gameCode=LOTT_0012&vendor=LOTT&group=SPECIAL&play=SPECIAL`);
    await padKey(page, 0, '7').click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
    await padKey(page, 0, '8').click();
    await betButton(page).click();
    const other = await page.context().newPage();
    await placeBet(other, world, 'LOTT_0012', { play: 'SPECIAL', content: '1' });
    await world.clock.advance(5 * MINUTE);
    await placeBet(other, world, 'LOTT_0012', { play: 'SPECIAL', content: '2' });
    await other.close();
    await confirmBet(page);
    const check = checkDialog(page);
    await expect(check).toContainText('Time played5 minStaked₱4.00Net result₱0.00');
    await expectAccessible(page, 'the reality check over a lottery');
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toBeHidden();
    await expect(page.getByRole('region', { name: 'Slip' })).toContainText('7');
    await expect(page.locator('.bet-bar')).toContainText('2 bets');
    await betButton(page).click();
    await confirmBet(page);
    await expect(page.getByText('Your bet is placed')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** As the page's script. */
  async function play(page: Page, world: TestWorld): Promise<void> {
    const token = /[?&]token=(\w+)/.exec((await page.content()).replaceAll('\\u0026', '&'))?.[1] ?? '';
    const headers = { Authorization: token, 'X-Mock-World': world.name };
    const answer = await fetch(`http://127.0.0.1:${MOCK_PORT}/vendor/api/play`, { headers });
    expect(answer.status).toBe(200);
  }

  test('a reality check stands over the game as the page is loaded, and both answers work', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.goto(`${SITE}/member/limits`);
    await choose(page, 'Every 5 minutes of play');
    await page.goto(`${SITE}${GAME}`);
    await expect(checkDialog(page)).toBeHidden();
    await world.clock.advance(5 * MINUTE);
    await play(page, world);
    await page.goto(`${SITE}${GAME}`);
    await expect(checkDialog(page)).toContainText('Time played5 min');
    await checkDialog(page).getByRole('button', { name: 'Keep playing' }).click();
    await expect(page).toHaveURL(`${SITE}${GAME}`);
    await expect(checkDialog(page)).toBeHidden();
    await world.clock.advance(5 * MINUTE);
    await play(page, world);
    await page.goto(`${SITE}${GAME}`);
    await checkDialog(page).getByRole('button', { name: 'Stop and leave' }).click();
    await expect(page).toHaveURL(`${SITE}/rng`);
  });
});
