import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

const HOME = siteOrigin('baize');

/** Pages do not meet what is within the bar; this test does. */
const openShadows = (page: Page) =>
  page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function () {
      return attachShadow.call(this, { mode: 'open' });
    };
  });

test.beforeEach(({ page }) => openShadows(page));

test('Alt+D shows world, brand, member and requests of the page, and hides them again', async ({ page, world }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await world.signIn('lucky');
  await open(page, `${HOME}/noticePage`);
  await expect(page.locator('mock-bar')).toBeAttached();
  expect(asked.filter((path) => path.startsWith('/__mock/'))).toEqual(['/__mock/bar.js']);
  const bar = page.locator('mock-bar .bar');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.keyboard.press('Alt+KeyD');
  await expect(bar).toContainText(world.name);
  await expect(bar).toContainText('baize');
  await expect(bar).toContainText('lucky');
  await expect(bar.getByRole('button', { name: /^20\d\d-/ })).toBeFocused();
  // The page scrolls past it.
  expect(await height()).toBeGreaterThan(before);
  await bar.getByRole('button', { name: /^\d+ requests$/ }).click();
  const permission = bar.getByRole('link', { name: /^getPermission 200 \d+ ms$/ });
  await expect(permission).toHaveAttribute('href', /\/__mock\/\?world=.+&screen=timeline&request=.+/);
  await expect(bar.getByRole('link', { name: 'Open in console' })).toHaveAttribute('href', /&page=[\w-]+$/);
  await page.keyboard.press('Escape');
  await expect(permission).toBeHidden();
  // Another page by scripts has requests of its own.
  await page
    .getByRole('link', { name: /^Promotions/ })
    .first()
    .click();
  await expect(page).toHaveURL(/promotions/);
  await bar.getByRole('button', { name: /^\d+ requests$/ }).click();
  await expect(bar.getByRole('link', { name: /^listPromotions / })).toBeVisible();
  await expectAccessible(page, 'the bar', { within: 'mock-bar' });
  await page.reload();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Alt+KeyD');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('mock-bar .tab')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a fault is counted, its request is marked, and it ends; the clock stops and goes on', async ({ page, world }) => {
  await world.faults.set({ operation: 'getJackpot', kind: 'status', status: 503 });
  await open(page, `${HOME}/`);
  await page.keyboard.press('Alt+KeyD');
  const bar = page.locator('mock-bar .bar');
  await bar.getByRole('button', { name: /^\d+ requests, [1-9] failed$/ }).click();
  await expect(bar.getByRole('link', { name: /^getJackpot 503/ }).first()).toHaveClass('failed');
  await bar.getByRole('button', { name: '1 fault', exact: true }).click();
  await expect(bar.getByRole('listitem')).toContainText('getJackpot status 503');
  await bar.getByRole('button', { name: 'End all' }).click();
  await expect(bar.getByRole('button', { name: '0 faults' })).toBeVisible();
  const clock = bar.getByRole('button', { name: /^20\d\d-/ });
  await clock.click();
  await bar.getByRole('button', { name: 'Freeze' }).click();
  await expect(clock).toHaveText(/\(frozen\)$/);
  const stopped = await world.clock.now();
  await bar.getByRole('button', { name: '+1 h' }).click();
  await expect.poll(() => world.clock.now()).toBe(stopped + 3_600_000);
  await bar.getByRole('button', { name: 'Go on' }).click();
  await expect(clock).not.toHaveText(/frozen/);
  await expectAccessible(page, 'the clock of the bar', { within: 'mock-bar' });
});

test('on a phone, it is above the navigation, and over a dialog; another world in another window is told', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${HOME}/rng`);
  await page.keyboard.press('Alt+KeyD');
  const bar = page.locator('mock-bar .bar');
  await expect(bar).toContainText(world.name);
  const links = page
    .getByRole('navigation')
    .filter({ has: page.locator('.bar-entry') })
    .getByRole('link');
  await links.last().click({ trial: true });
  await expectNoOverflow(page);
  // A dialog makes the page inert, and the bar goes with it.
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await bar.getByRole('button', { name: '0 faults' }).click();
  await expect(bar.getByText('No fault is set.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByText('No fault is set.')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.context().addCookies([{ name: 'mock-world', value: 'another', domain: 'baize.localhost', path: '/' }]);
  await expect(bar.getByRole('status')).toHaveText(`This page is of ${world.name}, the next one of another.`);
  await expect(bar.getByRole('button', { name: 'Reload' })).toBeVisible();
});
