import type { Page } from '@playwright/test';
import { MOCK_PORT } from '../../playwright.config.ts';
import { expectAccessible } from './axe.ts';
import {
  BRAND_ZONE_HOURS,
  expect,
  expectNoOverflow,
  HOUR_MS,
  open,
  siteOrigin,
  type TestWorld,
  test,
} from './fixtures.ts';
import { readStatus } from './lottery-bets.ts';

const openOffice = (page: Page, world: TestWorld, state: string) =>
  page.goto(`http://localhost:${MOCK_PORT}/__mock/?world=${world.name}&screen=office&${state}`);

/** In both themes, and on a phone without overflow. */
async function expectGood(page: Page, part: string): Promise<void> {
  await expectAccessible(page, part);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, part);
  if (size) await page.setViewportSize(size);
}

/** Returns the number. */
async function withdraw(world: TestWorld, reference: string): Promise<string> {
  const lucky = await world.as('lucky');
  const { list } = await lucky.value<{ list: { id: number }[] }>('/wps/member/bankCard');
  const body = {
    methodCode: 'bank',
    payoutId: list[0]?.id,
    amount: '500.00',
    paymentPassword: '246810',
    reference,
  };
  return (await lucky.value<{ orderNo: string }>('/wps/transaction/withdraw', { body })).orderNo;
}

test('a withdrawal is reviewed, approved and paid in its place; player and figures show it', async ({
  page,
  world,
}) => {
  await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
  const orderNo = await withdraw(world, 'office-one');
  await openOffice(page, world, 'part=queues');
  const row = page.getByRole('row').filter({ hasText: orderNo });
  const press = (decision: string) => row.getByRole('button', { name: `${decision}: withdrawal ${orderNo}` }).click();
  await press('review');
  await expect(row.getByRole('cell', { name: 'reviewing' })).toBeVisible();
  await expect(row.getByRole('group', { name: `Decide withdrawal ${orderNo}` })).toBeFocused();
  const top = (await row.boundingBox())?.y;
  await withdraw(world, 'office-two');
  await expect(page.getByText('1 new: shown when you leave the table.')).toBeVisible();
  await press('approve');
  await press('pay');
  await expect(row.getByRole('cell', { name: 'success' })).toBeVisible();
  await expect(row.getByText('nothing to decide')).toBeVisible();
  expect((await row.boundingBox())?.y).toBe(top);
  await expectGood(page, 'queues');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(row).toHaveCount(0);

  const day = new Date((await world.clock.now()) + BRAND_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);
  const { withdrawals } = await world.call('getDayFigures', { path: { brand: 'baize' }, query: { day } });
  await page.getByRole('link', { name: 'The day' }).click();
  const figures = page.getByRole('region', { name: day });
  await expect(figures).toContainText(`${withdrawals.replace(/\B(?=(\d{3})+\.)/g, ',')} PHP`);
  await expectGood(page, 'the day');

  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member/transactionHistory/withdrawals`);
  await expect(page.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible();
});

test('an act that is asked for keeps the focus, and closes a held member', async ({ page, world }) => {
  await openOffice(page, world, 'part=queues&kind=heldMember');
  const close = page.getByRole('button', { name: /^close: held member/ });
  const question = page.getByRole('group', { name: 'close twin for good?' });
  await close.click();
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'twin' }).getByRole('cell', { name: 'closed' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Decide held member/ })).toBeFocused();
});

test.describe('what the mock refuses', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('an official draw is set early, found wrong and corrected; the player has the win', async ({ page, world }) => {
    const { gameId, current } = await readStatus(world, 'LOTT_0001');
    const { numero } = current;
    const line = { play: 'STAR5_DIRECT', content: '1|2|3|4|5', unit: '2', multiple: 1 };
    const lucky = await world.as('lucky');
    await lucky.value('/lgw/orders/betting', { body: { gameId, numero, lines: [line], reference: 'console-office' } });

    await openOffice(page, world, 'part=draws&game=LOTT_0001');
    await page.getByRole('link', { name: `Set ${numero}` }).click();
    const form = page.getByRole('form', { name: `Result of ${numero}` });
    await form.getByLabel('5 balls').fill('9 9 9 9');
    await form.getByRole('button', { name: 'Set the result' }).click();
    await expect(form.getByRole('alert')).toContainText('draws 5 numbers from 0 to 9');
    await form.getByLabel('5 balls').fill('9 9 9 9 9');
    await form.getByLabel('Draw it now').check();
    await form.getByRole('button', { name: 'Set the result' }).click();
    const correct = form.getByRole('button', { name: 'Correct the result' });
    await expect(correct).toBeVisible();
    await form.getByLabel('5 balls').fill('1, 2, 3, 4, 5');
    await correct.click();
    const corrected = page.getByRole('table', { name: 'Corrected orders' });
    await expect(corrected.getByRole('row').filter({ hasText: 'baize' })).toContainText('195,600.00 PHP');
    await expectGood(page, 'draws');

    await world.signIn('lucky');
    await open(page, `${siteOrigin('baize')}/member/personalHistoryCopy/lottery`);
    await expect(page.getByRole('table', { name: 'Lottery record' }).getByText('+₱195,598.00')).toBeVisible();
  });

  test('a promotion is written in two languages, previewed, published and seen', async ({ page, world, mock }) => {
    await openOffice(page, world, 'part=content');
    await page.getByRole('link', { name: 'Write a new one' }).click();
    const languages = page.getByRole('navigation', { name: 'Languages' });
    const write = async (language: string, title: string) => {
      await languages.getByRole('link', { name: language }).click();
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Summary').fill(`${title}.`);
      await page.getByLabel('Content (HTML)').fill(`<p>${title}!</p>`);
    };
    await page.getByLabel('Code in addresses').fill('kite-week');
    await write('Filipino', 'Linggo ng saranggola');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('Missing: title in EN; summary in EN; content in EN.');
    await write('English', 'Kite week');
    await expectGood(page, 'texts');

    await page.getByRole('link', { name: 'Promotions', exact: true }).click();
    await page.goBack();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kite week');

    await page.getByRole('button', { name: 'Preview in the site' }).click();
    const preview = await openTab(page, 'Preview in Filipino');
    await expect(preview.getByRole('heading', { name: 'Linggo ng saranggola' })).toBeVisible();
    await preview.close();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    const seen = await openTab(page, 'See it in English');
    await expect(seen.getByRole('heading', { name: 'Kite week' })).toBeVisible();
    await seen.close();
    await mock.existing(`${world.name}-preview`).delete();
  });
});

async function openTab(page: Page, link: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: link }).click();
  return opened;
}
