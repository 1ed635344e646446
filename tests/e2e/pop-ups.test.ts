import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

test.use({ hasPopUps: true });

const popUp = (page: Page) => page.getByRole('dialog', { name: '100% on your first deposit' });

/** By a whole screen, then longer than the delay before it opens. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(1600);
}

test('what is announced to visitors opens once after a scroll, and closed it stays closed in later visits', async ({
  page,
}) => {
  const address = `${siteOrigin('baize')}/promotions`;
  await open(page, address);
  await page.waitForTimeout(1600);
  await expect(popUp(page)).toBeHidden();
  await scroll(page);
  await expect(popUp(page).getByRole('link', { name: 'See the offer' })).toBeVisible();
  await expectAccessible(page, 'the pop-up');
  await popUp(page).getByRole('link', { name: 'Close' }).click();
  await expect(popUp(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await open(page, siteOrigin('baize'));
  await scroll(page);
  await expect(popUp(page)).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, address);
  await scroll(page);
  await expect(popUp(page)).toBeHidden();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('dismissedPopUps', 'another');
  });
  await open(page, `${siteOrigin('baize')}/rng`);
  await scroll(page);
  await expect(popUp(page)).toBeVisible();
});

for (const path of ['/lottery', '/login', '/help']) {
  test(`it leaves ${path} alone`, async ({ page }) => {
    await open(page, `${siteOrigin('baize')}${path}`);
    await scroll(page);
    await expect(popUp(page)).toBeHidden();
  });
}

test('it waits for the answer about cookies', async ({ page }) => {
  await page.context().clearCookies({ name: 'consent' });
  await open(page, `${siteOrigin('baize')}/promotions`);
  await scroll(page);
  await expect(popUp(page)).toBeHidden();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click();
  await scroll(page);
  await expect(popUp(page)).toBeVisible();
});
