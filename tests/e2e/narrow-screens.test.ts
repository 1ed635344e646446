import { type Brand, expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

const NARROW = { width: 360, height: 740 };
const brands: Brand[] = ['baize', 'lotus', 'harbor'];

test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

for (const brand of brands)
  test(`${brand}: the words of a banner stand beside its picture and its dots`, async ({ page, world }) => {
    if (brand === 'harbor') await world.signIn('lucky', brand);
    for (const path of ['/', '/rng', '/promotions']) {
      await open(page, siteOrigin(brand) + path);
      const banner = page.getByRole('region', { name: 'Featured' });
      const overlapped = await banner.evaluate((region) => {
        const boxes = (selector: string) =>
          [...region.querySelectorAll(selector)].map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return element.matches('p') ? range.getBoundingClientRect() : element.getBoundingClientRect();
          });
        const first = region.querySelector('li') as HTMLElement;
        const words = boxes('li:first-child .banner-words p').filter(({ width }) => width > 0);
        // A browser's new version measures words by some pixels wider.
        const others = [
          ...boxes('li:first-child .banner-picture').map((box) => ({ box, gap: -4 })),
          ...boxes('.banner-controls').map((box) => ({ box, gap: 8 })),
        ];
        const isOver = (a: DOMRect, { box: b, gap }: { box: DOMRect; gap: number }) =>
          a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom;
        const { top, bottom } = first.getBoundingClientRect();
        return {
          words: words.length,
          over: words.filter((word) => others.some((other) => isOver(word, other))).length,
          cut: words.filter((word) => word.top < top - 4 || word.bottom > bottom + 4).length,
        };
      });
      expect(overlapped, path).toEqual({ words: path === '/rng' ? 1 : 2, over: 0, cut: 0 });
    }
  });

test('an amount of eleven digits is not cut, in the header or in the menu', async ({ page, world }) => {
  await world.signIn('victor', 'lotus');
  await open(page, `${siteOrigin('lotus')}/noticePage?modal=menu`);
  const amounts = page.getByText('₫23,418,650,000');
  await expect(amounts).toHaveCount(2);
  for (const amount of await amounts.all())
    expect(await amount.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
});

test('the home page is as wide as the screen in a language of long words', async ({ page, world }) => {
  await world.setCookies({ lang: 'TY' });
  await open(page, siteOrigin('baize'));
  await expectNoOverflow(page);
});

test('pages are as wide as the screen at one and a half times the size of text', async ({ page, world }) => {
  await world.setCookies({ lang: 'TY' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/register', '/help']) {
    await open(page, siteOrigin('baize') + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    await expectNoOverflow(page, path);
  }
});
