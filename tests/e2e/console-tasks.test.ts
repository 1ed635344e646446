import { openScreen } from './console.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const HOME = siteOrigin('baize');
const BAIZE = { brand: 'baize' };

test.describe('by keyboard alone', () => {
  test('everyday acts are found by their words and done', async ({ page, world }) => {
    const press = async (words: string, operation: string) => {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Find' });
      await expect(palette.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words);
      await expect(palette.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
      await expect(page.getByText(`Done ${operation} `)).toBeVisible();
    };
    await world.call('setClock', { body: { mode: 'frozen' } });
    await openScreen(page, world, 'worlds');

    await press('scenario withdrawal review', 'applyScenario');
    const orders = await world.call('listOrders', { path: BAIZE, query: { kind: 'withdrawal' } });
    expect(orders.list).toMatchObject([{ account: 'lucky', state: 'reviewing' }]);

    await press('fails second', 'setFaults');
    expect(await world.faults.list()).toMatchObject([{ operation: 'getBalance', status: 503, every: 2 }]);
    await press('faults end all', 'setFaults');
    expect(await world.faults.list()).toEqual([]);

    await press('lock ELOTT_0002', 'advanceClock');
    const [lock] = await world.call('listDue', { query: { kind: 'lock', of: 'ELOTT_0002' } });
    expect(lock?.at).toBe((await world.clock.now()) + 5_000);

    await world.as('lucky');
    await press('end lucky baize', 'endSessions');
    expect((await world.call('getMemberFile', { path: { ...BAIZE, account: 'lucky' } })).sessions).toEqual([]);
  });

  test('the last code is copied', async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const proof = await world.call('createProof', { path: BAIZE, body: { scene: 'sms' } });
    const number = { mobileNo: '09175550123', countryDialingCode: '63' };
    await world.visitor('baize').value('/wps/verification/sms/register', { body: { ...number, ...proof } });
    const code = await world.inbox.code('09175550123');
    await openScreen(page, world, 'worlds');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: `Copy the last code ${code}` })).toBeVisible();
    await page.keyboard.type('last code');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Find' })).toBeHidden();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});

test.describe('the id of an error page', () => {
  // Worlds of other tests are deleted while they are searched.
  test.use({ expectedErrors: [/status of (404|502)/] });

  test('leads from another world to the reason and to a test', async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.signIn('lucky');
    await world.faults.set({ operation: 'getWithdrawSettings', kind: 'status', status: 503 });
    const answer = await open(page, `${HOME}/member/withdraw`);
    const id = (await answer?.headerValue('x-request-id')) ?? '';
    await expect(page.getByText(id)).toBeVisible();

    await openScreen(page, { name: 'default' }, 'worlds');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
    await page.keyboard.type(id);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /503 GET getWithdrawSettings/ }).click();
    const request = page.getByRole('complementary', { name: 'Request' });
    await expect(request.getByText(/Fault 0 .*getWithdrawSettings.* struck/).first()).toBeVisible();
    await request.getByRole('button', { name: 'Copy as Playwright test' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`mock.existing('${world.name}')`);
    expect(copied).toContain("world.as('lucky', 'baize')");
  });
});
