import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOf, test } from './fixtures.ts';
import { awaitFreshDraw, awaitResult, placeBet } from './lottery-bets.ts';

const CODE = 'ELOTT_0001';
const fact = (name: string, value: string) => `${name}${value}`;

test.beforeEach(async ({ world }) => {
  await awaitFreshDraw(world);
  await world.signIn('lucky');
});

test.describe('The page of a lottery order', () => {
  test('is opened from the bets of today, and tells an open bet, which is cancelled there', async ({ page, world }) => {
    const { draw } = await placeBet(page, world, CODE, { play: 'FIRST3_DIRECT', content: '1,2|2|3', multiple: 2 });
    await open(page, `${siteOf('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`);
    await page.getByRole('region', { name: 'My bets today' }).getByRole('listitem').getByRole('link').click();
    const order = page.getByRole('dialog');
    await expect(order.getByRole('heading', { name: 'One Minute Lotto' })).toBeVisible();
    await expect(order.getByText('First three · Straight')).toBeVisible();
    for (const [name, value] of [
      ['Stakes', '2'],
      ['Unit × multiple', '₱2.00 × 2'],
      ['Series', '1956'],
      ['Stake', '₱8.00'],
      ['Pays for 1', '978.00'],
      ['Ball 1', '1, 2'],
      ['Ball 3', '3'],
    ] as const)
      await expect(order.locator('dl > div', { hasText: fact(name, value) }).first()).toBeVisible();
    await expect(order.getByText(`Draw ${draw.numero}`).first()).toBeVisible();
    await order.getByRole('button', { name: 'Cancel the bet of ₱8.00' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('₱7.92 comes back');
    await page.getByRole('button', { name: 'Cancel the bet', exact: true }).click();
    await expect(order.getByText('Your bet is cancelled')).toBeVisible();
    const outcome = order.getByRole('region', { name: 'What came of it' });
    await expect(outcome).toContainText(fact('Given back', '₱8.00'));
    await expect(outcome).toContainText(fact('Fee', '−₱0.08'));
    await expect(outcome).toContainText(fact('Profit', '−₱0.08'));
    await expect(order.getByRole('button', { name: /Cancel the bet/ })).toHaveCount(0);
  });

  test('says how a bet won, leads to the check of its draw, and to the same bet again', async ({ page, world }) => {
    const { paths } = await placeBet(page, world, CODE, { play: 'SIDES_1', content: 'big,odd' });
    await awaitResult(world, CODE, { balls: [7, 2, 3, 4, 5] });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    await expect(page.locator('.badge', { hasText: 'Won' })).toBeVisible();
    const wins = page.getByRole('region', { name: 'How it won' });
    await expect(wins).toContainText(fact('Big', '1 × ₱2.00 × 1.94'));
    await expect(wins).toContainText(fact('Odd', '1 × ₱2.00 × 1.94'));
    await expect(page.getByRole('region', { name: 'What came of it' })).toContainText(fact('Win', '₱7.76'));
    await expect(page.getByRole('img', { name: 'Result: 7, 2, 3, 4, 5' })).toBeVisible();
    await page.getByRole('link', { name: 'Check this draw' }).click();
    await expect(page.getByText('This result was set by hand.')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Bet again' }).click();
    await expect(page.getByRole('heading', { name: 'Two-sided · No. 1' })).toBeVisible();
    await expect(page.locator('input[name="row0"]:checked')).toHaveCount(2);
    await expect(page.locator('.bet-bar')).toContainText('2 stakes');
  });

  test('marks the numbers of a board that it matched', async ({ page, world }) => {
    const code = 'ELOTT_0024';
    const { paths } = await placeBet(page, world, code, { play: 'BIG_BOX', content: '1234' });
    const board = { first: ['4321'], second: ['1235'], third: ['0000'] };
    const ten = (number: string) => Array.from({ length: 10 }, () => number);
    await awaitResult(world, code, {
      board: { ...board, special: ['1243', ...ten('0000').slice(1)], consolation: ten('1111') },
    });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    await expect(page.locator('.board mark')).toHaveText(['4321', '1243']);
  });

  test('tells a bet that lost', async ({ page, world }) => {
    const { paths } = await placeBet(page, world, CODE, { play: 'EACH', content: '1||||' });
    await awaitResult(world, CODE, { balls: [7, 2, 3, 4, 5] });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    await expect(page.locator('.badge', { hasText: 'Lost' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What came of it' })).toContainText(fact('Profit', '−₱2.00'));
    await expect(page.getByRole('region', { name: 'How it won' })).toHaveCount(0);
  });

  test('lists the other draws of a chase', async ({ page, world }) => {
    const { paths } = await placeBet(page, world, CODE, { play: 'EACH', content: '1||||', chase: 3 });
    expect(paths).toHaveLength(3);
    await awaitResult(world, CODE, { balls: [1, 2, 3, 4, 5] });
    const first = paths[0] ?? '';
    await open(page, `${siteOf('baize')}${first}`);
    const others = page.getByRole('region', { name: 'Other draws of the chase' });
    await expect(others.getByRole('listitem')).toHaveCount(2);
    await expect(others.getByText('Given back: stopped after a win')).toHaveCount(2);
    await others.getByRole('link').first().click();
    await expect(page.locator('.badge', { hasText: 'Given back: stopped after a win' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other draws of the chase' })).toContainText('Won');
  });

  test('is opened from the record', async ({ page, world }) => {
    await placeBet(page, world, CODE, { play: 'EACH', content: '1||||' });
    await open(page, `${siteOf('baize')}/member/personalHistoryCopy/lottery`);
    await expect(page.getByRole('main').getByText('Open', { exact: true }).locator('..')).toContainText('₱2.00');
    await page.getByRole('table').locator('summary').first().click();
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(/lottery\/order\?orderNo=/);
    await expect(page.getByRole('heading', { name: 'One Minute Lotto' })).toBeVisible();
  });

  test('cancels all that is open of its chase', async ({ page, world }) => {
    const { paths } = await placeBet(page, world, CODE, { play: 'EACH', content: '1||||', chase: 4 });
    await awaitResult(world, CODE, { balls: [2, 2, 3, 4, 5] });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    await page.getByRole('button', { name: 'Cancel all 3 open bets' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel 3 open bets of this slip?' });
    await expect(question).toContainText('Of ₱6.00 the fee of ₱0.06 is kept; ₱5.94 comes back');
    await question.getByRole('button', { name: 'Cancel all' }).click();
    await expect(page.getByText('Your bet is cancelled')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other draws of the chase' })).toContainText(/(Cancelled[\s\S]*){3}/);
    await expect(page.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
  });

  test('of a slip with more bets than it lists leads to all of them, and cancels them', async ({ page, world }) => {
    const content = ['1||||', '|2|||', '||3||'];
    const { paths } = await placeBet(page, world, CODE, { play: 'EACH', content, chase: 50 });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    const others = page.getByRole('region', { name: 'Other draws of the chase' });
    await expect(others.getByRole('listitem')).toHaveCount(100);
    await page.getByRole('button', { name: 'Cancel all 150 open bets' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel 150 open bets of this slip?' });
    await question.getByRole('button', { name: 'Cancel all' }).click();
    await expect(page.getByText('Your bet is cancelled')).toBeVisible();
    await others.getByRole('link', { name: 'All 150 bets of the slip' }).click();
    await expect(page.getByRole('main')).toContainText('150');
    await expect(page.getByRole('combobox', { name: 'Slip' })).toHaveValue(/^L/);
    await expect(page.getByRole('table').getByText('Cancelled')).toHaveCount(15);
  });

  test('has no faults that a tool finds, and fits 360 pixels', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { paths } = await placeBet(page, world, CODE, { play: 'EACH', content: '1|2|||', chase: 3 });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    await expectNoOverflow(page);
    await expectAccessible(page, 'an open lottery order');
    // The longest words.
    await page.context().addCookies([{ name: 'lang', value: 'TY', url: siteOf('baize') }]);
    await open(page, `${siteOf('baize')}${paths[0]}`);
    const cancel = page.getByRole('button', { name: 'Kanselahin ang lahat ng 3 bukas na taya' });
    await cancel.click();
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Kanselahin lahat', exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    await page.context().addCookies([{ name: 'lang', value: 'EN', url: siteOf('baize') }]);
    await awaitResult(world, CODE, { balls: [1, 2, 3, 4, 5] });
    await open(page, `${siteOf('baize')}${paths[0]}`);
    await expectNoOverflow(page);
    await expectAccessible(page, 'a lottery order that won');
  });

  test('is not found by another member, or by a number that is none', async ({ page, world, expectedErrors }) => {
    expectedErrors.push(/404/);
    const { paths } = await placeBet(page, world, CODE, { play: 'EACH', content: '1||||' });
    await world.signIn('victor');
    for (const path of [paths[0] ?? '', '/member/personalHistoryCopy/lottery/order?orderNo=none']) {
      const answer = await page.goto(`${siteOf('baize')}${path}`);
      expect(answer?.status()).toBe(404);
    }
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bet is opened from the bets of today, and cancelled', async ({ page, world }) => {
    await placeBet(page, world, CODE, { play: 'EACH', content: '1||||' });
    await page.goto(`${siteOf('baize')}/lottery?gameCode=${CODE}&vendor=ELOTT`);
    await page.getByRole('region', { name: 'My bets today' }).getByRole('listitem').getByRole('link').click();
    const order = page.getByRole('dialog');
    await order.getByRole('button', { name: 'Cancel the bet of ₱2.00' }).click();
    await expect(order.locator('.badge', { hasText: 'Cancelled' })).toBeVisible();
  });
});
