import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test('nothing overflows from 360 to 2560 px', async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of [
    '/',
    '/rng',
    '/login',
    '/help',
    '/promotions',
    '/down',
    '/noticePage',
    '/help?modal=login',
    '/help?modal=menu',
  ]) {
    await open(page, `${siteOrigin('lotus')}${path}`);
    for (const width of [360, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${path} at ${width} px`);
    }
  }
});

test('scripts wait for the first picture, but not for those who do not', async ({ page, context }) => {
  const modules: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && modules.push(request.url()));
  let showPicture = () => {};
  const isWanted = new Promise<void>((resolve) => {
    showPicture = resolve;
  });
  await context.route(/\/banners\//, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto(siteOrigin('baize'), { waitUntil: 'domcontentloaded' });
  expect(modules).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => modules.length).toBeGreaterThan(3);
  await expect(page.getByRole('button', { name: /^Banner 2 of/ })).toBeVisible();
  showPicture();
});
