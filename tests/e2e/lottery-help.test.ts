import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';
import { choosePlay, FAST } from './lottery-bets.ts';

test('the help of a play is opened by keyboard, stays open from play to play, and fits a phone', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await page.setViewportSize({ width: 360, height: 740 });
  const help = page.locator('details').filter({ hasText: 'How to play' });
  const summary = page.locator('.play-help > summary');
  await open(page, `${FAST}&group=FIRST3&play=FIRST3_DIRECT`);
  await expect(help).not.toHaveAttribute('open');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(help).toContainText('Balls 1–3 each show a number you chose for that ball.');
  await expect(help.getByText('How you win')).toBeVisible();
  await choosePlay(page, 'First three', 'Span');
  await expect(help).toContainText('The largest of balls 1–3 minus the smallest is one of your numbers.');
  await expect(help).toHaveAttribute('open');
  await expectNoOverflow(page, 'the help of a span');
  await expectAccessible(page, 'the help of a span', { within: 'main' });
  await open(page, `${siteOrigin('baize')}/lottery?gameCode=LOTT_0012&vendor=LOTT&group=TICKET&play=TICKET`);
  await summary.click();
  await expect(help).toContainText('5 numbers and the special');
  await expectNoOverflow(page, 'the help of tickets');
  await expectAccessible(page, 'the help of tickets', { within: 'main' });
});
