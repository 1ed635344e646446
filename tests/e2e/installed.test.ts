import { expect, open, siteOrigin, test } from './fixtures.ts';

test.describe('the site as an app', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('says in the reader’s language that there is no connection, keeps nothing of anybody’s, and comes back', async ({
    page,
    world,
    context,
  }) => {
    await world.signIn('lucky', 'lotus');
    await world.setCookies({ lang: 'VI' });
    await open(page, `${siteOrigin('lotus')}/rng`);
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    expect(manifest).toMatchObject({ short_name: 'Lotus', display: 'standalone', start_url: '/', lang: 'vi-VN' });
    expect(manifest.icons[0]).toMatchObject({ sizes: 'any', type: 'image/svg+xml' });
    const [, png] = manifest.icons;
    expect(png).toMatchObject({ sizes: '512x512', type: 'image/png' });
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const address of [png.src, touchIcon ?? '']) {
      const answer = await page.request.get(address);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    await open(page, `${siteOrigin('lotus')}/live`);
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline']);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Thử lại' }).click();
    await expect(page).toHaveURL(`${siteOrigin('lotus')}/live`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});
