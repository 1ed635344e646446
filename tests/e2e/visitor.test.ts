import { expect, siteOrigin, test } from './fixtures.ts';

// The first picture is what the scripts wait for.
test.use({ hasPictures: true });

test('scripts wait for the first picture, but not for those who do not', async ({ page, context }) => {
  const modules: string[] = [];
  page.on('request', (request) => /\/assets\/.*\.js$/.test(request.url()) && modules.push(request.url()));
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
