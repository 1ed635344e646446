import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOf, type TestWorld, test } from './fixtures.ts';
import { awaitFreshDraw, awaitResult, standOf } from './lottery-bets.ts';

const fair = (gameCode: string, numero: string) =>
  `${siteOf('baize')}/lottery/fair?gameCode=${gameCode}&numero=${numero}`;

/** A draw of a lottery after its day is over. The one before may belong to the seed, which nothing proves. */
async function drawOfYesterday(world: TestWorld, code: string) {
  const { current, now } = await standOf(world, code);
  await world.advance(current.daySeedAt - now);
  return current;
}

test.describe('The check of a draw', () => {
  for (const code of ['ELOTT_0001', 'TCG_LOTTO_VN_0007'])
    test(`finds what was drawn of ${code} when its day is over`, async ({ page, world }) => {
      const { numero } = await drawOfYesterday(world, code);
      await open(page, fair(code, numero));
      await page.getByRole('button', { name: 'Check in this browser' }).click();
      await expect(page.getByText('The secret fits the hash that was published before the draw.')).toBeVisible();
      await expect(page.getByText('The secret gives exactly this result.')).toBeVisible();
      await page.getByText('Check it by hand').click();
      await expect(page.locator('pre')).toContainText(`${code}:${numero}:0:`);
    });

  test('is found by the lottery and the number of the draw', async ({ page, world }) => {
    const { numero } = await drawOfYesterday(world, 'LOTT_0012');
    await open(page, `${siteOf('baize')}/lottery/fair`);
    await page.getByRole('combobox', { name: 'Lottery' }).selectOption({ label: 'Mark Six Classic' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: numero }).click();
    await expect(page).toHaveURL(/gameCode=LOTT_0012&numero=\d+/);
    await expect(page.getByRole('button', { name: 'Check in this browser' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Draw number' }).fill('123');
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is no draw 123 of this lottery')).toBeVisible();
  });

  test('has the lotteries under the tabs of the lobby, by name, and a link back', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery/fair`);
    const groups = await page.locator('#fair-lottery optgroup').evaluateAll((all) =>
      all.map((group) => ({
        label: (group as HTMLOptGroupElement).label,
        names: [...group.children].map(({ textContent }) => textContent ?? ''),
      })),
    );
    expect(groups.map(({ label }) => label).slice(0, 4)).toEqual(['Five digits', 'Quick 3', 'Racing 10', '11 pick 5']);
    const { compare } = new Intl.Collator('en', { numeric: true });
    for (const { label, names } of groups) expect(names, label).toEqual(names.toSorted(compare));
    await page.getByRole('link', { name: 'All lotteries' }).click();
    await expect(page).toHaveURL(/\/lottery$/);
    await open(page, `${siteOf('baize')}/lottery/fair?gameCode=ELOTT_0001`);
    await page.getByRole('main').getByRole('link', { name: 'One Minute Lotto' }).click();
    await expect(page).toHaveURL(/\/lottery\/trends\?gameCode=ELOTT_0001&vendor=ELOTT$/);
  });

  test('waits for the secret until the day is over', async ({ page, world }) => {
    await awaitFreshDraw(world);
    await awaitResult(world, 'ELOTT_0001');
    const { previous, current } = await standOf(world, 'ELOTT_0001');
    await open(page, fair('ELOTT_0001', previous.numero));
    await expect(page.getByText('It is published on')).toBeVisible();
    await expect(page.getByText('stays hidden until the day is over')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check in this browser' })).toHaveCount(0);
    await page.goto(fair('ELOTT_0001', current.numero));
    await expect(page.getByText('This draw is still to come.')).toBeVisible();
  });

  test('is not offered for what was set or is void', async ({ page, world }) => {
    const { current, now } = await standOf(world, 'ELOTT_0001');
    await world.decideDraw('ELOTT_0001', current.numero, { balls: [1, 2, 3, 4, 5] });
    const { numero } = (await standOf(world, 'ELOTT_0003')).current;
    await world.decideDraw('ELOTT_0003', numero, { isVoid: true });
    await world.advance(current.daySeedAt - now);
    await open(page, fair('ELOTT_0001', current.numero));
    await expect(page.getByText('This result was set by hand.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check in this browser' })).toHaveCount(0);
    await expect(page.getByText('Check it by hand')).toHaveCount(0);
    await page.goto(fair('ELOTT_0003', numero));
    await expect(page.getByText('This draw is void')).toBeVisible();
  });

  test('has no faults that a tool finds, and fits 360 pixels', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { numero } = await drawOfYesterday(world, 'TCG_LOTTO_VN_0007');
    await open(page, fair('TCG_LOTTO_VN_0007', numero));
    await page.getByText('Check it by hand').click();
    await page.getByRole('button', { name: 'Check in this browser' }).click();
    await expect(page.getByText('The secret gives exactly this result.')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page, 'the check of a draw');
  });

  test('is not there for a lottery that is not', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    const answer = await page.goto(fair('NONE_0001', '1'));
    expect(answer?.status()).toBe(404);
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a draw is looked up, and the recipe says how it is checked', async ({ page, world }) => {
    const { numero } = await drawOfYesterday(world, 'ELOTT_0001');
    await page.goto(`${siteOf('baize')}/lottery/fair`);
    await page.getByRole('combobox', { name: 'Lottery' }).selectOption('ELOTT_0001');
    await page.getByRole('textbox', { name: 'Draw number' }).fill(numero);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('main noscript')).toBeVisible();
    await page.getByText('Check it by hand').click();
    await expect(page.getByText(`The message of the first block is ELOTT_0001:${numero}:0:0.`)).toBeVisible();
    await expect(page.getByText('The secret gives')).toHaveCount(0);
  });
});
