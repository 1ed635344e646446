import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, hydrated, open, siteOrigin, test } from './fixtures.ts';

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
    const pictures = manifest.screenshots.map(({ src }: { src: string }) => src);
    expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
      'narrow',
      'wide',
    ]);
    expect(manifest.shortcuts[0]).toEqual({ name: 'Nạp tiền', url: '/member/depositv2' });
    for (const address of [png.src, touchIcon ?? '', ...pictures]) {
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

test('a member who has deposited is asked on the second visit to install the app, until the first answer', async ({
  page,
  world,
}) => {
  const address = `${siteOrigin('baize')}/noticePage`;
  const card = page.getByRole('region', { name: 'Install Baize on this device' });
  const offer = () =>
    page.evaluate(() => {
      const prompt = async () => void document.body.setAttribute('data-prompted', '');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  const visitAgain = async () => {
    await page.evaluate(() => sessionStorage.removeItem('visits'));
    await page.reload();
    await hydrated(page);
    await offer();
  };
  await world.signIn('novice');
  await open(page, address);
  await visitAgain();
  await expect(card).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await world.signIn('lucky');
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAgain();
  await expect(card).toBeHidden();
  await visitAgain();
  await expectAccessible(page, 'the card to install');
  await expectNoOverflow(page);
  await card.getByRole('button', { name: 'Install now' }).click();
  await expect(page.locator('body[data-prompted]')).toBeVisible();
  await visitAgain();
  await expect(card).toBeHidden();

  // On an iPhone there is no prompt to open.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.evaluate(() => localStorage.removeItem('installAnswered'));
  await open(page, address);
  await expect(card.getByRole('listitem').first()).toHaveText('Tap Share in your browser.');
  await card.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await hydrated(page);
  await expect(card).toBeHidden();
});
