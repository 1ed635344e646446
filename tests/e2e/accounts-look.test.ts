import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOf, type TestWorld, test } from './fixtures.ts';

const OF_VISITORS = [
  ...['/register', '/register?method=username', '/forget', '/forget?method=email', '/noticePage?modal=register'],
  '/noticePage?modal=recover',
];
const OF_MEMBERS = ['/password', '/noticePage?modal=password'];

/** Opens every account form and submits it empty, so that all its messages show. */
async function visitForms(
  page: Page,
  world: TestWorld,
  brand: Parameters<typeof siteOf>[0],
  look: (path: string) => Promise<void>,
) {
  const visit = async (path: string) => {
    await open(page, `${siteOf(brand)}${path}`);
    const form = page.locator(path.includes('modal') ? 'dialog form' : 'main form').first();
    // Wait for validation in the browser; before it, the form would be sent.
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(form.locator('[aria-invalid]').first()).toBeFocused();
    await look(path);
  };
  // Harbor shows visitors only its sign-in pages, so its dialogs open over one of them.
  for (const path of OF_VISITORS) await visit(brand === 'harbor' ? path.replace('/noticePage', '/login') : path);
  await world.signIn('lucky', brand);
  for (const path of OF_MEMBERS) await visit(path);
}

for (const [brand, languages] of [
  ['baize', ['EN', 'TY']],
  ['lotus', ['VI', 'CN']],
  ['harbor', ['TH', 'ID']],
] as const) {
  for (const lang of languages) {
    test(`axe finds nothing in the forms of ${brand} in ${lang}, and none is wider than a small phone`, async ({
      page,
      world,
    }) => {
      test.setTimeout(90_000);
      await world.setCookies({ lang });
      await page.setViewportSize({ width: 360, height: 740 });
      await visitForms(page, world, brand, async (path) => {
        await expectNoOverflow(page);
        const wide = await page
          .locator('dialog, main')
          .evaluateAll((boxes) =>
            boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.tagName),
          );
        expect(wide, path).toEqual([]);
        // axe's result is the same in every language.
        if (lang !== languages[0]) return;
        await page.setViewportSize({ width: 1280, height: 720 });
        await expectAccessible(page, path, { within: path.includes('modal') ? 'dialog[open]' : 'main' });
        await page.setViewportSize({ width: 360, height: 740 });
      });
    });
  }
}
