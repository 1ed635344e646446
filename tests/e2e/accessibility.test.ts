import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Brand, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

/** Harbor asks for a session on every other page. */
const OF_VISITORS = [
  ['/login', 'main'],
  ['/register?modal=login', 'dialog[open]'],
] as const;

const OF_A_BRAND = [
  ['/', 'main'],
  ['/rng', 'main'],
  ['/lottery', 'main'],
  ['/promotions', 'main'],
  ['/help?modal=menu', 'dialog[open]'],
] as const;

/** With the selector of the part to check. */
const OF_ALL = [
  ['/help', undefined],
  ['/down', 'main'],
  ['/noticePage', 'main'],
  ['/nothing-here', 'main'],
  ['/help?modal=notice', 'dialog[open]'],
] as const;

test.use({ expectedErrors: [/status of 404/] });

const WIDTHS = [360, 390, 768, 1440, 2560, 1280];

/** Brands differ only in colours, and `theme.test.ts` checks every brand's colours. Lotus' pages are also checked for overflow. */
const look = async (
  page: Page,
  brand: Brand,
  path: string,
  within?: string,
  widths = brand === 'lotus' ? WIDTHS : [],
) => {
  await open(page, `${siteOrigin(brand)}${path}`);
  await expectAccessible(page, path, { within, rules: brand === 'baize' ? 'all' : 'contrast' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${path} at ${width} px`);
  }
};

for (const brand of ['baize', 'lotus', 'harbor'] as const)
  test(`axe finds nothing on the pages that ${brand} lays out`, async ({ page, world }) => {
    for (const [path, within] of OF_VISITORS) await look(page, brand, path, within);
    if (brand === 'harbor') await world.signIn('lucky', brand);
    for (const [path, within] of OF_A_BRAND) await look(page, brand, path, within);
  });

test('axe finds nothing on the pages that all brands lay out alike, and nothing overflows', async ({ page }) => {
  for (const [path, within] of OF_ALL) await look(page, 'baize', path, within, WIDTHS);
});
