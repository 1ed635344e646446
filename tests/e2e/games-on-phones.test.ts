import type { Page } from '@playwright/test';
import { games } from '../../mock-server/catalogue/games.ts';
import { findKind } from '../../mock-server/demo-games/engine/kinds.ts';
import type { Kind } from '../../mock-server/demo-games/engine/types.ts';
import { MOCK_PORT } from '../../playwright.config.ts';
import { expect, expectNoOverflow, open, siteOrigin, type TestWorld, test } from './fixtures.ts';

const MOCK = `http://localhost:${MOCK_PORT}`;
/** On a phone of 390 × 844. */
const FRAME = { width: 390, height: 740 };
const LEAST_TARGET = 44;

/** Includes new kinds of the catalogue. */
const gameOfKind = new Map<Kind, string>();
for (const game of games) {
  const kind = findKind({ ...game, vendorCode: game.vendor });
  if (kind && !gameOfKind.has(kind)) gameOfKind.set(kind, game.code);
}

/** A list of fixtures scrolls, and its slip is sticky. */
const LISTS: readonly Kind[] = ['sportsbook', 'esports'];

async function openGame(page: Page, world: TestWorld, gameCode: string): Promise<void> {
  const query = new URLSearchParams({ gameCode, language: 'EN', lobbyUrl: 'http://site.localhost/' });
  const headers = { Merchant: 'baize', 'X-Mock-World': world.name };
  const answer = await fetch(`${MOCK}/wps/relay/GCS_gameTrialLaunch?${query}`, { headers });
  const { launchUrl } = ((await answer.json()) as { value: { launchUrl: string } }).value;
  await page.goto(MOCK + launchUrl);
  await expect(page.locator('.bottom .primary').first()).toBeVisible();
}

/** Controls outside the view or too small to touch, and a table that scrolls. */
const findFaults = (page: Page, isList: boolean) =>
  page.evaluate(
    ({ isList, least }) => {
      const faults: string[] = [];
      const elementName = (element: Element) =>
        element.getAttribute('aria-label') || element.textContent || element.tagName;
      const isIn = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      };
      const stage = document.querySelector('.stage') as HTMLElement;
      const controls = [...document.querySelectorAll('.bottom :is(button, select), .figure')];
      for (const element of controls) if (!isIn(element)) faults.push(`${elementName(element)} is not in view`);
      if (!isList && stage.scrollHeight > stage.clientHeight)
        faults.push(`the table scrolls by ${stage.scrollHeight - stage.clientHeight}`);
      if (stage.scrollWidth > stage.clientWidth) faults.push('the table is wider than the view');
      // Bets between numbers overlap the cells of roulette's table.
      for (const element of document.querySelectorAll(
        ':is(button, select, input):not(:is(.split, .street, .corner, .line))',
      )) {
        const { width, height } = element.getBoundingClientRect();
        if (width > 0 && Math.min(width, height) < least - 0.5)
          faults.push(`${elementName(element)} is ${width.toFixed()} × ${height.toFixed()}`);
      }
      if (stage.clientHeight < 200) faults.push(`the table is ${stage.clientHeight} high`);
      return faults;
    },
    { isList, least: LEAST_TARGET },
  );

const OWN_CHECKS: Partial<Record<Kind, (page: Page) => Promise<void>>> = {
  async plinko(page) {
    for (const risk of ['Low', 'Medium', 'High']) {
      await page.getByRole('button', { name: risk, exact: true }).click();
      const cut = await page
        .locator('.slots li')
        .evaluateAll((slots) =>
          slots.filter((slot) => slot.scrollWidth > slot.clientWidth).map((slot) => slot.textContent),
        );
      expect(cut, `payouts of plinko at ${risk}`).toEqual([]);
    }
  },
  async beasts(page) {
    await expect(page.locator('.dice .face-die')).toHaveText(['', '', '']);
    for (const name of ['Deer', 'Fish', 'Prawn'])
      await expect(page.getByRole('img', { name, exact: true }).locator('svg path').first()).toBeVisible();
    await expect(page.locator('.zone svg')).toHaveCount(6);
  },
  async roulette(page) {
    await page.getByRole('button', { name: '17, Black, pays 35 to 1' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Numbers 17, 20/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.bet b')).not.toHaveText('₱0.00');
  },
};

test.describe('the site on a phone', () => {
  // A mobile browser's scrollbar overlays the page.
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('leaves its games as much height as they need, below a bar of 44 px that folds', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${siteOrigin('baize')}/game?gameCode=${gameOfKind.get('roulette')}&from=/rng`);
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
    await expect(spin).toBeInViewport({ ratio: 1 });
    const frame = await page.locator('iframe').boundingBox();
    expect(frame?.width).toBe(FRAME.width);
    expect(frame?.height).toBeGreaterThanOrEqual(FRAME.height);
    const bar = page.getByRole('region', { name: 'Game', exact: true });
    expect((await bar.boundingBox())?.height).toBe(44);
    await expect(page.getByRole('banner')).toBeHidden();
    await bar.getByRole('button', { name: 'Hide the bar' }).click();
    await expect(bar).toBeHidden();
    expect((await page.locator('iframe').boundingBox())?.height).toBe(844);
    await expect(page.getByRole('button', { name: 'Show the bar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: 'Hide the bar' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: FRAME, hasTouch: true });
  test.slow();

  test('every kind of game shows stakes, table and main button together', async ({ page, world }) => {
    for (const [kind, gameCode] of gameOfKind) {
      await openGame(page, world, gameCode);
      await expectNoOverflow(page, kind);
      expect(await findFaults(page, LISTS.includes(kind)), `${kind}, ${gameCode}`).toEqual([]);
      await expect(page.locator('.bottom .primary').first(), kind).toBeInViewport({ ratio: 1 });
      await OWN_CHECKS[kind]?.(page);
    }
  });
});
