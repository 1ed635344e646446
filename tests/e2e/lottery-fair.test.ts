import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';
import { readStatus } from './lottery-bets.ts';

const STATION = 'TCG_LOTTO_VN_0007';

test('a draw is found by its lottery and number, and checked in the browser', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { current, now, remark } = await readStatus(world, STATION);
  // A draw of the seed is not verifiable.
  await world.clock.advance(current.daySeedAt - now);
  await open(page, `${siteOrigin('baize')}/lottery/fair`);
  await page.getByRole('combobox', { name: 'Lottery' }).selectOption({ label: remark });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: current.numero }).click();
  await expect(page).toHaveURL(new RegExp(`gameCode=${STATION}&numero=${current.numero}$`));
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByText('The secret matches the hash published before the draw.')).toBeVisible();
  await expect(page.getByText('The secret produces exactly this result.')).toBeVisible();
  await page.getByText('Check it by hand').click();
  await expect(page.locator('pre')).toContainText(`${STATION}:${current.numero}:0:`);
  await expectNoOverflow(page);
  await expectAccessible(page, 'the check of a draw');

  const numero = page.getByRole('textbox', { name: 'Draw number' });
  await numero.fill('123');
  await numero.press('Enter');
  await expect(page.getByText('This lottery has no draw 123')).toBeVisible();
  await expect(numero).toBeFocused();
  await expect(page.getByRole('button', { name: 'Check in this browser' })).toHaveCount(0);
});
