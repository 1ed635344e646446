import { expect, open, siteOrigin, test } from './fixtures.ts';

// Pictures that do not load are drawn by scripts.
test.use({ hasPictures: true });

/** A first visit; bytes on the wire, with headers. */
for (const [name, path, mostBytes, mostFiles] of [
  ['the home page', '/', 106_900, 8],
  ['the log-in page', '/login', 123_000, 9],
] as const) {
  test(`${name} loads no more than ${mostBytes / 1000} kB of JavaScript in ${mostFiles} files`, async ({ page }) => {
    await open(page, `${siteOrigin('baize')}${path}`);
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // Against the mock alone, a page has its bar.
        .filter(({ name }) => name.endsWith('.js') && !name.endsWith('/__mock/bar.js'))
        .map(({ transferSize }) => transferSize),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.length).toBeLessThanOrEqual(mostFiles);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  });
}
