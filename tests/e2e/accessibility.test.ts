import { expectAccessible } from './axe.ts';
import { open, siteOf, test } from './fixtures.ts';

/** Pages for visitors. Harbor asks for a session on every other page. */
const OF_VISITORS = [
  ['/login', 'main'],
  ['/register?modal=login', 'dialog[open]'],
] as const;

/** Pages for everybody: one as a whole, of the others the part that differs. */
const OF_ALL = [
  ['/help', undefined],
  ['/', 'main'],
  ['/rng', 'main'],
  ['/promotions', 'main'],
  ['/down', 'main'],
  ['/noticePage', 'main'],
  ['/nothing-here', 'main'],
  ['/help?modal=notice', 'dialog[open]'],
  ['/help?modal=menu', 'dialog[open]'],
] as const;

for (const brand of ['baize', 'lotus', 'harbor'] as const) {
  test.describe(brand, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('axe finds nothing on any page', async ({ page, world }) => {
      test.setTimeout(120_000);
      const look = async (path: string, within?: string) => {
        await open(page, `${siteOf(brand)}${path}`);
        // Brands differ only in colours, so one brand is checked against all rules.
        await expectAccessible(page, path, { within, rules: brand === 'baize' ? 'all' : 'contrast' });
      };
      for (const [path, within] of OF_VISITORS) await look(path, within);
      if (brand === 'harbor') await world.signIn('lucky', brand);
      for (const [path, within] of OF_ALL) await look(path, within);
    });
  });
}
