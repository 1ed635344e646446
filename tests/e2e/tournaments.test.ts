import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, HOUR_MS, hydrated, open, siteOrigin, test } from './fixtures.ts';

test('a member joins with a buy-in, plays a round and has a place', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn('lucky');
  const now = await world.clock.now();
  const { tournamentId } = await world.call('createTournament', {
    path: { brand: 'baize' },
    body: {
      title: { EN: 'Test cup' },
      summary: { EN: 'Turnover on slots.' },
      games: { nodeIds: [1, 2] },
      scoreKind: 'TURNOVER',
      buyIn: '20.00',
      prizes: [{ from: 1, to: 3, kind: 'CREDIT', amount: 100 }],
      startTime: now - HOUR_MS,
      endTime: now + HOUR_MS,
    },
  });
  const address = `${siteOrigin('baize')}/tournament/${tournamentId}`;
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test cup');
  const join = page.getByRole('button', { name: 'Join for ₱20.00' });
  await join.click();
  await expect(page.getByText('Confirm the buy-in first.')).toBeVisible();
  await page.getByLabel('Take ₱20.00 from my wallet').check();
  await join.click();
  await expect(page.getByText('You take part. You have no score yet.').first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, 'a tournament');

  await page.getByRole('link', { name: 'Fortune Koi 88' }).first().click();
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  const played = page.waitForResponse(/\/vendor\/api\/rounds/);
  await spin.click();
  await played;
  await page.goto(address);
  await hydrated(page);
  const own = page.getByRole('listitem').filter({ hasText: 'lu***ky' });
  await expect(own).toContainText('You');
  await expect(page.getByText(/^Your place: 1, with ₱/).last()).toBeVisible();
});
