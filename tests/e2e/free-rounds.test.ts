import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test('free rounds are played from the reward centre; a closed game goes on where it was', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member/rewardCenter`);
  const rounds = page.getByRole('region', { name: 'Free rounds' });
  await expect(rounds).toContainText('10 of 10 left');
  await expectNoOverflow(page);
  await expectAccessible(page, 'free rounds');
  await rounds.getByRole('link', { name: "Play: Captain Marrow's Hoard" }).click();
  const bar = page.getByRole('region', { name: 'Game', exact: true });
  const game = page.frameLocator('iframe');
  await expect(bar).toContainText('Free rounds: 10 of 10 left');
  const balance = game.locator('.balance b');
  await expect(balance).toHaveText('₱12,458.75');
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(bar).toContainText('Free rounds: 9 of 10 left');
  await expect(game.locator('.ribbon')).toHaveText('Free rounds: 9 of 10 left');
  await expect(balance).toHaveText('₱12,458.75');
  await page.reload();
  await expect(game.locator('.ribbon')).toHaveText('Free rounds: 9 of 10 left');
});
