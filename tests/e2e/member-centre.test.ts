import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, hydrated, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');
const PAGE = '/promotions';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const heading = (page: Page, name: string) => centre(page).getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  centre(page).getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name, exact: true });
const scroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.beforeEach(({ world }) => world.awaitBankHours());

test.describe('the member centre over a page', () => {
  test.use({ expectedErrors: [/status of 422/] });
  test.beforeEach(({ world }) => world.signIn('lucky'));

  test('keeps the page behind it, its place, and asks nothing for it again', async ({ page, world }) => {
    await page.setViewportSize({ width: 1366, height: 700 });
    await open(page, `${site}${PAGE}`);
    await page.evaluate(() => window.scrollTo(0, 250));
    const asked = async () =>
      (await world.requests.list()).filter(({ operationId }) => operationId === 'listPromotions').length;
    const before = await asked();
    // Playwright's own click scrolls a page with a sticky header.
    const avatar = await page.getByRole('link', { name: 'Lucky Seven, open your account' }).boundingBox();
    await page.mouse.click((avatar?.x ?? 0) + 20, (avatar?.y ?? 0) + 20);
    await expect(heading(page, 'My account')).toBeVisible();
    await expect(page).toHaveURL(`${site}${PAGE}?member=`);
    expect(await scroll(page)).toBe(250);
    await entry(page, 'Betting record').click();
    await expect(heading(page, 'Betting record')).toBeVisible();
    await entry(page, 'Profit and loss').click();
    await expect(heading(page, 'Profit and loss')).toBeVisible();
    await expect(entry(page, 'Profit and loss')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(heading(page, 'Betting record')).toBeVisible();
    await centre(page).getByRole('link', { name: 'Close' }).click();
    await expect(centre(page)).toBeHidden();
    await expect(page).toHaveURL(`${site}${PAGE}`);
    expect(await scroll(page)).toBe(250);
    expect(await asked()).toBe(before);
    // Closing went back in history.
    await page.goForward();
    await expect(heading(page, 'My account')).toBeVisible();
  });

  test('filters a record within the dialog, and pages through it', async ({ page }) => {
    await open(page, `${site}${PAGE}?member=personalHistoryCopy`);
    await page.getByLabel('Period').selectOption({ label: 'Last 30 days' });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/promotions\?member=personalHistoryCopy%3Frange%3D/);
    await expect(heading(page, 'Betting record')).toBeVisible();
    await expect(page.getByLabel('Period')).toHaveValue(/30/);
  });

  test('a form over a page takes its place in the history, and the page behind keeps its scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, `${site}${PAGE}`);
    await page.evaluate(() => window.scrollTo(0, 250));
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await entry(page, 'Deposit').click();
    await centre(page)
      .getByRole('link', { name: /^Bank transfer/ })
      .click();
    await expect(centre(page).getByRole('heading', { level: 2, name: 'Bank transfer' })).toBeVisible();
    await centre(page).getByRole('radio', { name: 'Bank of Luzon' }).check();
    await centre(page).getByLabel('Amount').fill('500');
    await centre(page).getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(centre(page).getByRole('timer')).toBeVisible();
    expect(await scroll(page)).toBe(250);
    const entries = await page.evaluate(() => history.length);
    await centre(page).getByRole('button', { name: 'I have paid' }).click();
    await expect(centre(page).getByRole('heading', { level: 2, name: 'Being checked' })).toBeVisible();
    await expect(centre(page).locator(':focus')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await scroll(page)).toBe(250);
    await page.goBack();
    await expect(centre(page).getByRole('heading', { level: 2, name: 'Online banking' })).toBeVisible();
    await page.goForward();
    await expect(centre(page).getByRole('heading', { level: 2, name: 'Being checked' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await centre(page).getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${site}${PAGE}`);
    expect(await page.evaluate(() => history.state.idx)).toBe(0);
  });

  test('on the way back a page is where it was left, and has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, `${site}${PAGE}?member=securityCenter`);
    const part = centre(page).getByRole('link', { name: /^Security questions/ });
    const place = centre(page).locator('div[aria-busy]');
    const top = () => place.evaluate((element) => element.scrollTop);
    // Late content and Playwright's click scroll the page.
    await place.evaluate((element) => {
      const note = () => element.setAttribute('data-left-at', String(element.scrollTop));
      element.addEventListener('click', note, { capture: true });
    });
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await part.click();
    const before = Number(await place.getAttribute('data-left-at'));
    expect(before).toBeGreaterThan(0);
    await expect(centre(page).getByLabel('Answer 1')).toBeVisible();
    await expect(part).toBeHidden();
    await expect(centre(page).locator(':focus')).toBeVisible();
    await page.goBack();
    await expect(part).toBeVisible();
    await expect.poll(top).toBe(before);
    await expect(centre(page).locator(':focus')).toBeVisible();
  });

  test('is accessible', async ({ page }) => {
    for (const name of ['', 'depositv2', 'messageV2']) {
      await open(page, `${site}${PAGE}?member=${name}`);
      await expectAccessible(page, name, { within: 'dialog' });
    }
  });
});

test('on phones the centre opens with its menu', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn('lucky');
  await open(page, `${site}${PAGE}`);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(entry(page, 'My account')).toBeVisible();
  await expect(heading(page, 'My account')).toBeHidden();
  await entry(page, 'Messages, 3 unread').click();
  await expect(heading(page, 'Messages')).toBeVisible();
  await expect(entry(page, 'Messages, 3 unread')).toBeHidden();
  await centre(page).getByRole('link', { name: 'Member centre' }).click();
  await expect(entry(page, 'Messages, 3 unread')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site}${PAGE}`);
});

test('a form that leads back to its own page adds no entry to the history', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${site}/member/limits`);
  const entries = await page.evaluate(() => history.length);
  const form = page.getByRole('form', { name: 'Reality check' });
  await form.getByLabel('How often').selectOption('Every 5 minutes of play');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your reality check is saved.')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('the page of a refusal begins at the fault', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await world.signIn('lucky');
    await page.goto(`${site}${PAGE}?member=depositv2%3Fchannel%3Dbank-transfer`);
    await page.getByRole('radio', { name: 'Bank of Luzon' }).check();
    await page.getByLabel('Amount').fill('1');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(page.getByLabel('Amount')).toBeFocused();
    await expect(page.getByLabel('Amount')).toBeInViewport();
  });
});
