import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

test('a mission is claimed, then all; badge, focus and leaderboard follow', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member/missionLeaderboard?tab=ONCE`);
  const entry = (count: number) => page.getByRole('link', { name: count ? `Missions, ${count} to claim` : 'Missions' });
  await expect(entry(6)).toBeVisible();
  await expectAccessible(page, 'the missions');
  const contact = page.getByRole('listitem').filter({ hasText: 'Add your mobile number or e-mail address' });
  await contact.getByRole('button').click();
  await expect(contact.getByText('Claimed')).toBeVisible();
  await expect(page.locator('li :focus')).toHaveAccessibleName(/^Claim the reward: /);
  await expect(entry(5)).toBeVisible();
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByText('Nothing to claim yet')).toBeVisible();
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'lu***ky' })).toContainText('You');
  await expectAccessible(page, 'the leaderboard');
});
