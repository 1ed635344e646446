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

test('after the last free round two quick presses lead back to bets, and do not bet', async ({ page, world }) => {
  await world.signIn('lucky');
  const body = {
    account: 'lucky',
    kind: 'FREE_ROUNDS',
    amount: '1',
    gameCode: 'AURUM_0001',
    level: 20,
    playDays: 2,
  } as const;
  await world.call('createReward', { path: { brand: 'baize' }, body });
  await open(page, `${siteOrigin('baize')}/member/rewardCenter`);
  const reward = page.getByRole('listitem').filter({ hasText: 'Fortune Koi 88' });
  await reward.getByRole('button', { name: /^Claim/ }).click();
  await page.getByRole('link', { name: 'Play: Fortune Koi 88' }).click();
  const game = page.frameLocator('iframe');
  const ribbon = game.locator('.ribbon');
  await expect(ribbon).toHaveText('Free rounds: 1 of 1 left');
  await game.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  await expect(ribbon).toHaveText(/^Your free rounds won ₱\d+\.\d\d$/);
  const balance = game.locator('.balance b');
  const before = await balance.textContent();
  const goOn = game.getByRole('button', { name: 'Continue' });
  await expect(goOn).toHaveAttribute('aria-disabled', 'false');
  await goOn.dblclick();
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(ribbon).toBeHidden();
  await expect(balance).toHaveText(before ?? '');
  await spin.press('Enter');
  await expect(balance).not.toHaveText(before ?? '');
});
