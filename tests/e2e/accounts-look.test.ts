import { visitForms } from './account-forms.ts';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, test } from './fixtures.ts';

// The languages of long words.
for (const [brand, lang] of [
  ['baize', 'EN'],
  ['baize', 'TY'],
  ['lotus', 'VI'],
  ['harbor', 'ID'],
] as const)
  test(`no account form of ${brand} in ${lang} is wider than a small phone, and axe finds nothing in them`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await world.setCookies({ lang });
    await visitForms(page, world, brand, async (path) => {
      await expectNoOverflow(page, path);
      const wide = await page
        .locator('dialog, main')
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.tagName));
      expect(wide, path).toEqual([]);
      // The brands' forms have the same parts; `theme.test.ts` checks every brand's contrast.
      if (lang === 'EN')
        await expectAccessible(page, path, { within: path.includes('modal') ? 'dialog[open]' : 'main' });
    });
  });
