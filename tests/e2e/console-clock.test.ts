import { expectAccessible } from './axe.ts';
import { openScreen } from './console.ts';
import { expect, test } from './fixtures.ts';

test('the clock stands, goes to a minute before midnight, and past what is due', async ({ page, world }) => {
  await openScreen(page, world, 'clock');
  const time = page.getByRole('link', { name: /^The world’s clock/ });
  const now = page.getByRole('region', { name: 'Now' });
  await now.getByRole('button', { name: 'Freeze' }).click();
  await expect(time).toContainText('frozen');
  await expect(now).toContainText('stands');
  await page.getByRole('button', { name: 'To 1 min before midnight' }).click();
  await expect(time).toContainText('23:59:00');
  await expect(page.getByRole('contentinfo')).toContainText('Done advanceClock');

  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'draws of lotteries' });
  await page.getByRole('searchbox', { name: 'Of', exact: true }).fill('ELOTT_0001');
  await expect(page).toHaveURL(/kind=draw&of=ELOTT_0001/);
  const rows = page.getByRole('table', { name: 'What is due' }).getByRole('row');
  const first = rows.nth(1);
  // Rows of the earlier filter stay until those of this one are there.
  await expect(first).toContainText('draw ELOTT_0001');
  const subject = (await first.getByRole('cell').nth(3).textContent()) ?? '';
  const at = (await first.getByRole('time').first().textContent()) ?? '';
  await first.getByRole('button', { name: 'To 5 s before draw ELOTT_0001' }).click();
  await expect(first).toContainText('in 5 s');
  await expectAccessible(page, 'clock');
  await first.getByRole('button', { name: 'Past draw ELOTT_0001' }).click();
  await expect(page.getByRole('cell', { name: subject, exact: true })).toBeHidden();
  await expect(time).toContainText(at);
  expect(await world.clock.now()).toBe(Date.parse(`${at.replace(' ', 'T')}+08:00`) + 1);

  await page.getByLabel('Set to (UTC+8)').fill('2027-01-01T08:00');
  await now.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(time).toContainText('2027-01-01 08:00:00');
});

test('what is due is read again when its time has come', async ({ page, world }) => {
  await world.clock.advance({ to: 'draw', of: 'ELOTT_0001', beforeMs: 2_000 });
  await openScreen(page, world, 'clock', { kind: 'draw', of: 'ELOTT_0001' });
  const first = page.getByRole('table', { name: 'What is due' }).getByRole('row').nth(1).getByRole('cell').nth(3);
  const subject = (await first.textContent()) ?? '';
  await expect(first).not.toHaveText(subject);
});

test('a moment that does not come is refused in words', async ({ page, world, expectedErrors }) => {
  expectedErrors.push(/status of 4\d\d/);
  await openScreen(page, world, 'clock');
  await page.getByLabel('Of one lottery, member or kind of expiry').fill('nobody');
  await page.getByRole('button', { name: 'To the end of a session' }).click();
  await expect(page.getByRole('alert')).toContainText('advanceClock answered');
  await expect(page.getByRole('contentinfo')).toContainText('Refused advanceClock');
});
