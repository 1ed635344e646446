import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

test.use({ hasPopUps: true });

const popUp = (page: Page) => page.getByRole('dialog', { name: '100% on your first deposit' });
/** Longer than the delay before it opens. */
const pause = (page: Page) => page.waitForTimeout(1600);

test('what is announced to visitors opens once, and closed it stays closed in later visits, too', async ({ page }) => {
  const address = `${siteOrigin('baize')}/promotions`;
  await open(page, address);
  await expect(popUp(page).getByRole('link', { name: 'See the offer' })).toBeVisible();
  await expectAccessible(page, 'the pop-up');
  await popUp(page).getByRole('link', { name: 'Close' }).click();
  await expect(popUp(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await open(page, `${siteOrigin('baize')}/down`);
  await pause(page);
  await expect(popUp(page)).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, address);
  await pause(page);
  await expect(popUp(page)).toBeHidden();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('dismissedPopUps', 'another');
  });
  await open(page, address);
  await expect(popUp(page)).toBeVisible();
});

test('it waits for the answer about cookies, and leaves pages with a form of their own alone', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await open(page, `${siteOrigin('baize')}${path}`);
    await pause(page);
    await expect(popUp(page)).toBeHidden();
  }
  await page.context().clearCookies({ name: 'consent' });
  await open(page, `${siteOrigin('baize')}/promotions`);
  await pause(page);
  await expect(popUp(page)).toBeHidden();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click();
  await expect(popUp(page)).toBeVisible();
});
