import { expect, open, siteOrigin, test } from './fixtures.ts';

const REAL_TIME = `${siteOrigin('baize')}/agent/realtime`;
const FIVE_MINUTES = 5 * 60_000;

test('an agent proposes a salary, the line accepts it, and a bet of the team is paid', async ({ page, world }) => {
  const main = page.getByRole('main');
  await world.signIn('boss');
  await open(page, `${REAL_TIME}?tab=lines`);
  await main.getByRole('link', { name: 'Propose a contract' }).click();
  await main.getByRole('textbox', { name: 'Usernames of direct downlines' }).fill('lorna64');
  const tier = main.getByRole('group', { name: 'Tier 1' });
  await tier.getByRole('textbox', { name: 'Counted bets from' }).fill('100');
  await tier.getByRole('textbox', { name: 'Rate, %' }).fill('0.05');
  await main.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(page.getByText('The proposal was sent.')).toBeVisible();
  await expect(main.getByRole('row', { name: /^Lorna Proposed 0\.05%/ })).toBeVisible();

  await world.signIn('lorna64');
  await open(page, REAL_TIME);
  await main.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You accepted the contract.')).toBeVisible();
  await world.clock.advance(FIVE_MINUTES);
  await world.playRound('lorna64', 10_000);
  await world.clock.advance(FIVE_MINUTES);
  await world.signIn('lorna64');
  await open(page, `${REAL_TIME}?tab=pay`);
  await expect(main.getByRole('row', { name: /₱0\.25/ })).toBeVisible();
});
