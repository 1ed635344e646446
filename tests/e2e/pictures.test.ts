import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test.describe('when no picture loads', () => {
  test.use({ hasPictures: true, expectedErrors: [/net::ERR_FAILED/] });

  test('each has a drawing of its size, those that failed before hydration too', async ({ page }) => {
    await page.route('**/cdn/**', (route) => route.abort());
    await open(page, `${site}/rng?list=all`);
    const covers = page.getByRole('list', { name: 'Games' }).locator('article img');
    await expect(covers).toHaveCount(15);
    for (const pictures of [covers, page.locator('[aria-roledescription=carousel] img')]) {
      const first = pictures.first();
      await expect(first).toHaveAttribute('data-lost', /cover|wide/);
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    const { width, height } = (await covers.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(height / width).toBeCloseTo(4 / 3, 1);
    await expect(page.getByRole('navigation', { name: 'Providers' }).locator('img').first()).toHaveAttribute(
      'data-lost',
      'mark',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: /Baize/ })).toHaveText('Baize');

    await page.unroute('**/cdn/**');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(covers.first()).not.toHaveAttribute('data-lost');
  });
});
