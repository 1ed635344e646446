import type { Page } from '@playwright/test';
import { writeToast } from '../../app/session/cookies.server.ts';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, type TestWorld, test } from './fixtures.ts';

const SCRIPT = /googletagmanager\.com\/gtag\/js/;
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const hits = async (world: TestWorld) =>
  (await world.requests.list()).filter(({ path }) => path.includes('/g/collect/'));

function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('googletagmanager')) asked.push(request.url());
  });
  return asked;
}

test.beforeEach(({ page }) => page.context().clearCookies({ name: 'consent' }));

test('visits are counted after consent alone, without queries, and no more after it is withdrawn', async ({
  page,
  world,
}) => {
  const asked = watch(page);
  const start = `${siteOrigin('baize')}/promotions`;
  const policy = async (address: string) => (await open(page, address))?.headers()['content-security-policy'] ?? '';
  expect(await policy(start)).not.toMatch(SCRIPT);
  await expectAccessible(page, 'the question of cookies');
  expect(asked).toEqual([]);

  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(start);
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => hits(world)).toHaveLength(1);
  expect(await policy(`${siteOrigin('baize')}/search?q=secret+words`)).toMatch(SCRIPT);
  await expect.poll(() => hits(world)).toHaveLength(2);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => hits(world)).toHaveLength(3);
  const sent = () => asked.filter((url) => url.includes('/g/collect/'));
  // The mock's log may be ahead of the test.
  await expect
    .poll(() => sent().map((url) => new URL(url).searchParams.get('page_location')))
    .toEqual(['/promotions', '/search', '/'].map((path) => `${siteOrigin('baize')}${path}`));
  expect(sent().join()).not.toContain('secret');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookies' });
  await expect(settings).toContainText('You allowed us to count visits.');
  await settings.getByRole('button', { name: 'Decline' }).click();
  await expect(settings).toBeHidden();
  expect((await page.context().cookies(start)).map(({ name }) => name)).not.toContain('_ga');
  const before = asked.length;
  expect(await policy(start)).not.toMatch(SCRIPT);
  await open(page, `${siteOrigin('baize')}/down`);
  expect(asked).toHaveLength(before);
  expect(await hits(world)).toHaveLength(3);
});

test('the answers look alike, fit on the smallest phone, and are among the first that the keyboard reaches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `${siteOrigin('lotus')}/promotions`);
  const classes = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map(({ className }) => className));
  expect(new Set(classes).size).toBe(1);
  await expectNoOverflow(page);
  // Skip link, privacy policy, and the two answers.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused();
});

test.describe('messages', () => {
  test.use({ expectedErrors: [/status of 502/] });

  for (const [width, height] of [
    [1440, 900],
    [320, 568],
  ] as const) {
    test(`leave the answers free at ${width} pixels`, async ({ page, world }) => {
      await page.setViewportSize({ width, height });
      await world.signIn('lucky');
      const [, toast = ''] =
        /^toast=([^;]+)/.exec(await writeToast({ tone: 'success', key: 'member.avatarSaved' })) ?? [];
      await world.setCookies({ toast });
      await open(page, `${siteOrigin('baize')}/promotions`);
      await expect(banner(page)).toBeVisible();
      // A toast of the page takes the place of that of the request before.
      const toasts = page.getByRole('region', { name: 'Messages' }).locator('p');
      await expect(toasts.first()).toBeVisible();
      const refresh = page.getByRole('button', { name: 'Refresh balance' });
      if (await refresh.isVisible()) {
        await world.faults.set({ operation: 'getBalance', kind: 'html', status: 502 });
        await refresh.click();
        await expect(page.getByRole('alert')).toBeVisible();
      }
      const boxes = await page
        .locator(
          '[aria-live="polite"]:has(p), [role="alert"], section[aria-label="Cookies"], nav[aria-label="Quick menu"]',
        )
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      const seen = boxes.filter(({ height }) => height > 0).toSorted((one, other) => one.top - other.top);
      expect(seen.length).toBeGreaterThan(1);
      for (const [index, box] of seen.entries()) {
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(seen[index - 1]?.bottom ?? 0);
      }
    });
  }
});
