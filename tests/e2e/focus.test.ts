import type { Locator, Page } from '@playwright/test';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

/** From a page that is hydrated as a whole. */
async function openAgentCentre(page: Page): Promise<void> {
  await open(page, `${site}/agentHome`);
  await press(page, page.getByRole('main').locator('a[href^="/agent/income"]').first());
  await expect(title(page, 'My income')).toBeFocused();
}

test('the focus goes on in the list after a check-in and a claim', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, site);
  const today = page.getByRole('region', { name: 'Today' });
  await press(page, today.getByRole('button', { name: 'Check in' }));
  await expect(today.getByRole('link').first()).toBeFocused();

  const rewards = today.getByRole('link', { name: /rewards/ });
  await press(page, rewards);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(title(page, 'Reward centre')).toBeFocused();
  const claims = centre.getByRole('button', { name: /^Claim: / });
  const second = (await claims.nth(1).getAttribute('aria-label')) ?? '';
  await press(page, claims.first());
  await expect(centre.getByRole('button', { name: second })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rewards).toBeFocused();
});

test('the focus goes to the title of a page, on Back to its link, through a deposit with an offer', async ({
  page,
  world,
}) => {
  const main = page.getByRole('main');
  await world.awaitBankHours();
  await world.signIn('lucky');
  await open(page, `${site}/promotions`);
  const offer = main.locator('a[href="/promoDetail?id=1003"]').first();
  await press(page, offer);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await press(page, main.getByRole('link', { name: 'Deposit', exact: true }));
  await expect(title(page, 'Deposit')).toBeFocused();
  await main.getByRole('radio', { name: 'Mabini Union Bank' }).check();
  await main.getByLabel('Amount').fill('500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order=/);
  await expect(title(page, 'Deposit')).toBeFocused();
});

test('the question about a contract returns the focus to its button, and sent it leads to the title', async ({
  page,
  world,
}) => {
  await world.signIn('boss');
  const main = page.getByRole('main');
  await openAgentCentre(page);
  await press(page, main.getByRole('link', { name: 'Real-time salary' }));
  await expect(title(page, 'Real-time salary')).toBeFocused();
  const lines = main.locator('a[href="/agent/realtime?tab=lines"]');
  await press(page, lines);
  await expect(main.getByRole('link', { name: 'Propose a contract' })).toBeVisible();
  await expect(lines).toBeFocused();
  await press(page, main.getByRole('link', { name: 'Propose a contract' }));
  await expect(title(page, /propose a contract$/)).toBeFocused();
  await main.getByRole('textbox', { name: 'Usernames of direct downlines' }).fill('lorna64');
  const tier = main.getByRole('group', { name: 'Tier 1' });
  await tier.getByRole('textbox', { name: 'Counted bets from' }).fill('100');
  await tier.getByRole('textbox', { name: 'Rate, %' }).fill('0.05');
  const review = main.getByRole('button', { name: 'Review' });
  const send = page.getByRole('button', { name: 'Send the proposal' });
  await press(page, review);
  await expect(send).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(review).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('row', { name: /^Lorna Proposed/ })).toBeVisible();
  await expect(title(page, 'Real-time salary')).toBeFocused();
});

test("a member of the team is opened, and a note saved, in the list's place", async ({ page, world }) => {
  await world.signIn('boss');
  await openAgentCentre(page);
  await press(page, page.getByRole('link', { name: 'Downline management' }));
  await expect(title(page, 'Downline management')).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Details of Lucky Seven' }));
  await expect(title(page, 'Lucky Seven')).toBeFocused();
  const note = page.getByRole('textbox', { name: 'Note' });
  const isThere = () => note.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(note).toBeFocused();
  await page.keyboard.type('Calls on Mondays.');
  const save = page.getByRole('button', { name: 'Save note' });
  await press(page, save);
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(save).toBeInViewport();
});

test.describe('for visitors', () => {
  test.use({ hasPopUps: true });

  test('a pop-up that a scroll has opened leaves the focus in view', async ({ page }) => {
    await open(page, site);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 800);
    const popUp = page.getByRole('dialog', { name: '100% on your first deposit' });
    await expect(popUp.getByRole('link', { name: 'Close' })).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
    await expect(page.getByRole('main').locator('h2:focus')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
