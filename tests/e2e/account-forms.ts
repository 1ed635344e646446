import type { Page } from '@playwright/test';
import { type Brand, expect, open, siteOrigin, type TestWorld } from './fixtures.ts';

const OF_VISITORS = [
  '/login',
  '/noticePage?modal=login&method=sms',
  '/register?method=username',
  '/noticePage?modal=register',
  '/forget?method=email',
  '/noticePage?modal=recover',
];
const OF_MEMBERS = ['/password', '/noticePage?modal=password'];

/** Submits each form empty, so that all messages show. */
export async function visitForms(page: Page, world: TestWorld, brand: Brand, look: (path: string) => Promise<void>) {
  const visit = async (path: string) => {
    await open(page, `${siteOrigin(brand)}${path}`);
    const form = page.locator(path.includes('modal') ? 'dialog form' : 'main form').first();
    // An earlier submit would send the form.
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(form.locator('[aria-invalid]').first()).toBeFocused();
    await look(path);
  };
  // Harbor shows visitors only its sign-in pages.
  for (const path of OF_VISITORS) await visit(brand === 'harbor' ? path.replace('/noticePage', '/login') : path);
  await world.signIn('lucky', brand);
  for (const path of OF_MEMBERS) await visit(path);
}
