import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test('the terms open over any page and from their address; a search leads to an article, which is voted on', async ({
  page,
}) => {
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
  await page.getByRole('searchbox', { name: 'Search the help' }).pressSequentially('depsit not arived');
  await expect(page.getByRole('heading', { name: 'Answers to “depsit not arived”' })).toBeVisible();
  await page.getByRole('link', { name: 'My deposit has not arrived' }).click();
  await expect(page.getByRole('heading', { name: 'My deposit has not arrived' })).toBeFocused();
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your answer' })).toBeVisible();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toBeFocused();
  await expectAccessible(page, 'an article of the help');

  await open(page, `${site}/help?q=zzzzqqqq`);
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toBeFocused();
  await page.keyboard.press('Escape');

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
  await expect(terms).toHaveURL(`${siteOrigin('harbor')}/helpmc?article=term`);
  await expect(terms.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible();

  const box = async () => (await page.getByRole('dialog').boundingBox()) ?? { width: 0, height: 0 };
  await open(page, `${site}/noticePage?modal=help`);
  const { width, height } = await box();
  expect(width).toBe(600);
  expect(height).toBeGreaterThanOrEqual(300);
  await page.setViewportSize({ width: 390, height: 260 });
  await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(390);
  expect((await box()).height).toBeLessThanOrEqual(260);
});
