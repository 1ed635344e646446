import type { Page } from '@playwright/test';
import { fillIn, loginForm, passwordForm, send } from './accounts.ts';
import { expect, hydrated, open, siteOrigin, TO_NOTICES, test } from './fixtures.ts';

const site = siteOrigin('baize');
const HALF_A_FIELD = 44;

/** Returns a function that releases it. */
async function hold(page: Page, what: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

const dialogBox = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().toJSON());

async function expectSameSize(page: Page, code: string, openPanel: () => Promise<void>): Promise<void> {
  const letGo = await hold(page, `**/assets/${code}-*.js`);
  await openPanel();
  const waiting = page.getByRole('dialog').getByRole('status', { name: 'Loading' });
  await expect(waiting).toBeVisible();
  const before = await dialogBox(page);
  letGo();
  await expect(waiting).toBeHidden();
  await hydrated(page);
  const after = await dialogBox(page);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(HALF_A_FIELD);
  expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(2 * HALF_A_FIELD);
}

const follow = (page: Page, name: string) => async () => {
  await page.getByRole('link', { name }).first().click();
};

test.describe('a panel whose code is late', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('has the size of what comes: registration, search and menu', async ({ page }) => {
    for (const [code, name] of [
      ['register-dialog', 'Sign up'],
      ['search-panel', 'Search'],
      ['side-menu', 'Open menu'],
    ] as const) {
      await open(page, `${site}/noticePage`);
      await expectSameSize(page, code, follow(page, name));
    }
  });

  test('shows a question of the size of the sign-out', async ({ page, world }) => {
    await world.signIn('lucky');
    await open(page, `${site}/noticePage`);
    await expectSameSize(page, 'logout-question', follow(page, 'Sign out'));
  });
});

test('the password that must be changed comes as a form, where its code is late too', async ({ page, world }) => {
  await open(page, `${site}/login?${TO_NOTICES}`);
  await fillIn(loginForm(page), { Username: 'fresh', Password: '{secret}' });
  await expectSameSize(page, 'password-form', async () => {
    await send(loginForm(page), 'Log in');
    await world.solveSlider();
    await expect(page.getByRole('dialog', { name: 'Choose your own password' })).toBeVisible();
  });
  await expect(passwordForm(page).getByLabel('New password', { exact: true })).toBeVisible();
});
