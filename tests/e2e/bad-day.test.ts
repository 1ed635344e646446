import { expect, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 50\d/] });

test('when the API cannot be reached, the page says so with a reference, and the retry works once it is well', async ({
  page,
  world,
}) => {
  await world.faults.set({ operation: '*', kind: 'cut' });
  const answer = await open(page, `${siteOrigin('baize')}/help`);
  expect(answer?.status()).toBe(502);
  await expect(page.getByRole('heading', { name: 'We cannot reach our servers' })).toBeVisible();
  await expect(page.getByText((await answer?.headerValue('x-request-id')) ?? '')).toBeVisible();
  await world.faults.clear();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});
