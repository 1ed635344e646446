import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test('the terms open over any page and from their address; other sections stay anchors', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await open(page, `${site}/fish`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(dialog.getByRole('group').filter({ hasText: 'Terms and conditions' })).toHaveAttribute('open', '');
  await expectAccessible(page, 'the help over a page');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site}/fish`);

  await open(page, `${site}/help#term`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/#privacy$/);
  await expect(dialog).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Only for players aged 18 and over' }).click();
  await expect(dialog.getByText('Nobody under 18 may play.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Responsible play' }).click();
  await expect(page).toHaveURL(`${site}/login?redirectTo=%2Fmember%2Flimits`);
});

test('a visitor of harbor reads the terms where they are accepted; a modal is never larger than the window', async ({
  page,
}) => {
  await open(page, `${siteOrigin('harbor')}/register`);
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /agreement/ }).click(),
  ]);
  await expect(terms).toHaveURL(`${siteOrigin('harbor')}/helpmc#term`);
  await expect(terms.locator('#term').getByRole('heading', { level: 2 })).toBeVisible();

  const box = async () => (await page.getByRole('dialog').boundingBox()) ?? { width: 0, height: 0 };
  await open(page, `${site}/noticePage?modal=help`);
  const { width, height } = await box();
  expect(width).toBe(600);
  expect(height).toBeGreaterThanOrEqual(300);
  await page.setViewportSize({ width: 390, height: 260 });
  await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(390);
  expect((await box()).height).toBeLessThanOrEqual(260);
});
