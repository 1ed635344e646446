import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test('a spin turns the wheel to what it gave, and is verified in the browser', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/promoDetail?id=1015`);
  const disc = page.locator('.raffle-disc');
  await expect(disc).toHaveAttribute('style', /rotate\(0turn\)/);
  const button = page.getByRole('button', { name: 'Spin', exact: true });
  await button.click();
  const result = page.getByRole('status').filter({ hasText: /The wheel is turning|You win|Not this time/ });
  await expect(page.getByText('You have 2 tickets').last()).toBeVisible();
  await expect(result).toHaveText(/^(You win .+|Not this time)$/);
  const told = (await result.textContent())?.replace('You win ', '');
  // The middle of the field that the pointer is at.
  const turn = Number(/rotate\(([\d.]+)turn\)/.exec((await disc.getAttribute('style')) ?? '')?.[1]);
  expect(turn).toBeGreaterThan(5);
  const labels = await disc.locator('text').allTextContents();
  // A long label is broken into lines.
  const plain = (text = '') => text.replaceAll(' ', '');
  expect(plain(labels[Math.floor((1 - (turn % 1)) * labels.length)])).toBe(plain(told));
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expectNoOverflow(page);
  await expectAccessible(page, 'a raffle');

  await page.getByText('Fairness and seeds').click();
  const seed = page.getByLabel('Your seed for the next spins');
  await seed.fill('felt green');
  await page.getByRole('button', { name: 'Replace the seeds' }).click();
  await expect(seed).toHaveAttribute('aria-invalid', 'true');
  await seed.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete']) await seed.press(key);
  await expect(seed).not.toHaveAttribute('aria-invalid');
  await expect(seed).toBeFocused();
  await page.getByRole('button', { name: 'Replace the seeds' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^feltgreen$/ })).toBeVisible();
  await expect(seed).toHaveValue('feltgreen');
  await page
    .getByRole('link', { name: /^Verify/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Check the round here' }).click();
  for (const finding of ['The server seed matches its hash.', 'The prize follows from the number and the weights.'])
    await expect(page.getByText(finding)).toBeVisible();
});
