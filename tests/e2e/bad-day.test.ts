import { expect, hydrated, open, siteOf, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of (403|50\d)/] });

const BAD_DAYS = [
  { name: 'is slow', fault: { kind: 'delay', delayMs: 10_000 }, says: 'This is taking too long' },
  { name: 'answers HTML', fault: { kind: 'html', status: 502 }, says: 'Something went wrong on our side' },
  {
    name: 'answers another shape',
    fault: { kind: 'wrong-schema', status: 200 },
    says: 'Something went wrong on our side',
  },
  { name: 'refuses with 200', fault: { kind: 'refuse', status: 200 }, says: 'This did not work' },
  { name: 'refuses with 500', fault: { kind: 'refuse', status: 500 }, says: 'This did not work' },
  { name: 'breaks off', fault: { kind: 'cut' }, says: 'We cannot reach our servers' },
];

for (const { name, fault, says } of BAD_DAYS) {
  test(`when the API ${name}, the page says so, and the retry works once it is well`, async ({ page, world }) => {
    await world.setFaults([{ operation: '*', ...fault }]);
    const answer = await open(page, `${siteOf('baize')}/help`);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    await expect(page.getByText('Your balance and your bets are not affected.')).toBeVisible();
    const requestId = (await answer?.headerValue('x-request-id')) ?? '';
    await expect(page.getByText(requestId)).toBeVisible();
    await world.setFaults([]);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  });
}

test('when only the games cannot be read, everything else of the home page stays', async ({ page, world }) => {
  await world.setFaults([{ operation: 'listHotGames', kind: 'refuse', status: 500 }]);
  await open(page, siteOf('baize'));
  await expect(page.getByText('The games cannot be shown right now')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Latest winners' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('when winners, jackpot and news fail, the home page does without them', async ({ page, world }) => {
  await world.setFaults([
    { operation: 'getWinnerBoard', kind: 'html' },
    { operation: 'getJackpot', kind: 'refuse' },
  ]);
  await open(page, siteOf('baize'));
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jackpot' })).toBeHidden();
});

test('maintenance closes the site and says until when', async ({ page, world }) => {
  await world.changeBrand('baize', { maintenance: true, maintenanceEndTime: Date.UTC(2027, 0, 1, 4) });
  const answer = await open(page, `${siteOf('baize')}/live`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'We are doing some maintenance' })).toBeVisible();
  await expect(page.getByText('2027')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href', '/service');
});

test('a restricted region is told its address; maintenance wins over it', async ({ page, world }) => {
  await world.changeBrand('baize', { restrictedAddresses: ['127.0.0.1', '::1'] });
  const answer = await open(page, siteOf('baize'));
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await world.changeBrand('baize', { maintenance: true });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'We are doing some maintenance' })).toBeVisible();
});

test('two worlds do not see each other', async ({ page, world, browser }) => {
  await world.changeBrand('baize', { maintenance: true });
  await open(page, siteOf('baize'));
  await expect(page.getByRole('heading', { name: 'We are doing some maintenance' })).toBeVisible();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await open(elsewhere, `${siteOf('baize')}/help`);
  await expect(elsewhere.locator('[data-entry]').first()).toBeVisible();
  await other.close();
});
