import type { Page } from '@playwright/test';
import { fillIn, mobiles, proveNumber, registerForm, send } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, hydrated, open, siteOrigin, test } from './fixtures.ts';

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
  const question = page.getByRole('region', { name: 'Cookies' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  // The answer loads the page again.
  await hydrated(page);
  await scroll(page);
  await expect(popUp(page)).toBeVisible();
});

test('on a phone its offer is two taps from the registration, which leads to the deposit with the offer chosen', async ({
  page,
  world,
}) => {
  await world.awaitBankHours();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteOrigin('baize'));
  await scroll(page);
  await popUp(page).getByRole('link', { name: 'See the offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /welcome/i })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up and take part' }).click();
  const form = registerForm(page);
  const password = { Password: 'green1234', 'Confirm password': 'green1234' };
  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...password, 'E-mail': 'june@mail.example' });
  await proveNumber(world, form, mobiles.newcomer);
  await send(form, 'Sign up');
  const steps = page.getByRole('dialog', { name: 'Your first steps' });
  await steps.getByRole('listitem').first().getByRole('link').click();
  const deposit = page.getByRole('form', { name: 'Deposit' });
  const bonus = deposit.getByRole('group', { name: 'Bonus' });
  await expect(bonus.getByRole('radio', { name: /welcome/i })).toBeChecked();
  await expectAccessible(page, 'the deposit with the offer');
  await deposit.getByLabel('Amount').fill('500');
  await bonus.getByRole('radio', { name: 'No bonus' }).check();
  await expect(bonus.getByText(/is for this deposit only/)).toBeVisible();
});
