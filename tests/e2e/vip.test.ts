import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone the ranks are reached from the member centre, and each opens by key', async ({ page, world }) => {
  await world.signIn('lucky', 'baize');
  await open(page, `${siteOrigin('baize')}/member`);
  await page.getByRole('main').getByRole('link', { name: 'VIP ranks' }).click();
  await expect(page.getByRole('heading', { name: 'VIP 2', exact: true })).toBeVisible();
  const rank = page.getByRole('row').filter({ hasText: 'VIP 3' });
  await expect(rank.getByText('20% faster')).toBeHidden();
  await rank.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(rank.getByText('20% faster')).toBeVisible();
  await expect(rank.getByText('₱10,000.00')).toBeVisible();
  await expectNoOverflow(page, '/vip');
  await expectAccessible(page, '/vip', { within: 'main' });
});
