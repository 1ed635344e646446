import AxeBuilder from '@axe-core/playwright';
import { expect, siteOf, test } from './journey.ts';

const PAGES = [
  '/',
  '/rng',
  '/login',
  '/help',
  '/promotions',
  '/down',
  '/noticePage',
  '/?modal=login',
  '/?modal=notice',
  '/?modal=menu',
  '/nothing-here',
];

for (const brand of ['baize', 'lotus', 'harbor'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${brand}, ${theme}`, () => {
      test.use({ expectedErrors: [/status of 404/] });

      test('axe finds nothing serious on any page', async ({ page, world }) => {
        test.setTimeout(120_000);
        await world.setCookies({ theme });
        if (brand === 'harbor') await world.signIn('lucky', brand);
        const found: string[] = [];
        for (const path of PAGES) {
          await page.goto(`${siteOf(brand)}${path}`);
          // Brands and themes differ in nothing but colours, so all rules are asked of one of them.
          const axe = new AxeBuilder({ page });
          const isFirst = brand === 'baize' && theme === 'light';
          const { violations } = await (isFirst ? axe : axe.withRules('color-contrast')).analyze();
          for (const { id, impact, nodes } of violations) {
            if (impact === 'serious' || impact === 'critical')
              found.push(`${path} ${id}: ${nodes[0]?.target.join(' ')}`);
          }
        }
        expect(found).toEqual([]);
      });
    });
  }
}
