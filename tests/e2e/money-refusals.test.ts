import type { Page } from '@playwright/test';
import { fillIn, send } from './accounts.ts';
import { expect, open, siteOf, type TestWorld, test } from './fixtures.ts';
import { expectRefusals, guessUntilLast, keyOf, replaceSent } from './refusals.ts';
import { changeRows } from './world-database.ts';

// Every refusal of the forms that move money (wallet.md), from the last rule that the API checks to the first.
test.use({ expectedErrors: [/status of 422/] });
test.beforeEach(async ({ world }) => {
  await world.awaitBankHours();
  await world.signIn('lucky');
});

const CENTRE = `${siteOf('baize')}/member`;
const MONEY = { Amount: '500', 'Payment password': '246810' };
const WRONG = { 'Payment password': '135791' };
const LUCKY = `(SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'lucky')`;

const formOf = (page: Page, name: string) => page.getByRole('main').getByRole('form', { name, exact: true });

/** Opens a bonus of which 1,000 must still be wagered. */
const openRollover = (world: TestWorld) =>
  changeRows(
    world,
    `INSERT INTO Rollover (id, memberId, cause, orderNo, credited, required, done, state, createdAt)
     VALUES (990001, ${LUCKY}, 'BONUS', 'D00000001', 5000000, 10000000, 0, 'open', 0)`,
  );

test('a withdrawal tells each refusal, and keeps what was typed', async ({ page, world }) => {
  await open(page, `${CENTRE}/withdraw?method=bank`);
  const form = formOf(page, 'Withdraw');
  const key = await keyOf(form);
  await fillIn(form, MONEY);
  await send(form, 'Withdraw');
  await expect(page).toHaveURL(/order=/);

  await open(page, `${CENTRE}/withdraw?method=bank`);
  const change = (cashRules: object) => () => world.changeBrand('baize', { cashRules });
  const changeCard = (set: string) => () => changeRows(world, `UPDATE PayoutAccount SET ${set}`);
  await expectRefusals(world, {
    form,
    operation: 'withdraw',
    button: 'Withdraw',
    values: MONEY,
    refusals: {
      'balance.insufficient': {
        typed: { Amount: '12,459' },
        message: 'With its fee this is more than you have: ₱11,958.75.',
      },
      'withdraw.day.amount': { arrange: change({ dayAmount: 900 }), message: 'Today you can withdraw ₱400.00 more.' },
      'withdraw.day.count': {
        arrange: change({ dayCount: 1 }),
        message: 'You have used all withdrawals of today. Please come back tomorrow.',
      },
      'amount.too.large': { typed: { Amount: '50001' }, message: 'The highest amount is ₱50,000.00.' },
      'amount.too.small': { typed: { Amount: '199' }, message: 'The least amount is ₱200.00.' },
      'rollover.open': {
        arrange: () => openRollover(world),
        message: 'Before a withdrawal, ₱1,000.00 must still be wagered: see below what it is for.',
      },
      'payee.name.differs': {
        arrange: changeCard(`holder = 'SOMEBODY ELSE'`),
        message: 'The holder of this account is not your payee name. Please ask customer service.',
      },
      'payout.account.not.usable': {
        arrange: changeCard('usableFrom = usableFrom + 1000000000000'),
        message: 'This account was added too recently. Choose another one, or wait.',
      },
      'payout.account.not.found': {
        arrange: changeCard('removedAt = createdAt'),
        message: 'This account is no longer there. Choose another one.',
      },
      'method.unknown': {
        arrange: change({ allowWithdraw: false }),
        message: 'This way cannot be used for this now. Please choose another one.',
      },
      'reference.reused': {
        typed: { Amount: '600' },
        arrange: () => replaceSent(form, 'idempotencyKey', key),
        message: 'An earlier try of this form went through: look at your latest withdrawals.',
      },
      'payment.password.wrong': { typed: WRONG, message: 'This is not your payment password. You have 4 tries left.' },
      'payment.password.locked': {
        typed: WRONG,
        arrange: () => guessUntilLast(form, 'Withdraw'),
        message: /^After five wrong tries the payment password is locked until .+ you can set another one at once\.$/,
      },
      'payment.password.missing': {
        arrange: () => changeRows(world, 'UPDATE Member SET paymentHash = NULL'),
        message: 'You have no payment password yet. Set one first.',
      },
    },
  });
});

test('a transfer to the upline tells each refusal, and keeps what was typed', async ({ page, world }) => {
  await open(page, `${CENTRE}/transferUpline`);
  const form = formOf(page, 'Transfer to upline');
  const key = await keyOf(form);
  await fillIn(form, MONEY);
  await send(form, 'Transfer');
  await expect(page.getByText('The money is with your upline.')).toBeVisible();

  await open(page, `${CENTRE}/transferUpline`);
  await expectRefusals(world, {
    form,
    operation: 'transferUpline',
    button: 'Transfer',
    values: MONEY,
    refusals: {
      'balance.insufficient': { typed: { Amount: '11,959' }, message: 'You have ₱11,958.75: transfer less.' },
      'rollover.open': {
        arrange: () => openRollover(world),
        message: 'Before you transfer, what is open must be wagered: the withdrawal page tells how much.',
      },
      'reference.reused': {
        typed: { Amount: '600' },
        arrange: () => replaceSent(form, 'idempotencyKey', key),
        message: 'An earlier try of this form went through. Look at your account record before you send more.',
      },
      'payment.password.wrong': { typed: WRONG, message: 'This is not your payment password. You have 4 tries left.' },
      'payment.password.locked': {
        typed: WRONG,
        arrange: () => guessUntilLast(form, 'Transfer'),
        message: /^After five wrong tries the payment password is locked until /,
      },
      'payment.password.missing': {
        arrange: () => changeRows(world, 'UPDATE Member SET paymentHash = NULL'),
        message: 'You have no payment password yet. Set one first.',
      },
      'upline.closed': {
        arrange: () => changeRows(world, 'UPDATE Member SET toUpline = 0'),
        message: 'You have no upline to transfer to. Please ask customer service.',
      },
    },
  });
});

test('a deposit tells each refusal, and keeps what was typed', async ({ page, world }) => {
  await open(page, `${CENTRE}/depositv2?channel=qr`);
  const form = formOf(page, 'Deposit');
  const key = await keyOf(form);
  await fillIn(form, { Amount: '300' });
  await send(form, 'Deposit');
  await expect(page).toHaveURL(/order=/);

  await open(page, `${CENTRE}/depositv2?channel=online-bank`);
  const bank = form.getByRole('radio', { name: 'Mabini Union Bank' });
  const bonus = form.getByRole('radio', { name: /^The welcome offer/ });
  await bank.check();
  await bonus.check();
  await expectRefusals(world, {
    form,
    operation: 'depositByUrl',
    button: 'Deposit',
    values: { Amount: '500' },
    refusals: {
      'limit.deposit': {
        arrange: () =>
          changeRows(
            world,
            `INSERT INTO PlayLimit (memberId, kind, period, amount) VALUES (${LUCKY}, 'DEPOSIT', 'DAY', 4000000)`,
          ),
        message:
          'This is more than a deposit limit that you set leaves. Deposit less, or see your limits under “Responsible play”.',
      },
      'bonus.unknown': {
        typed: { Amount: '100' },
        message: 'This bonus cannot be had with this deposit. Choose another one, or none.',
      },
      'amount.step': { typed: { Amount: '500.50' }, message: 'The amount must be a multiple of ₱1.00.' },
      'amount.too.large': { typed: { Amount: '900,000' }, message: /^The highest amount is ₱[\d,]+\.00\.$/ },
      'amount.too.small': { typed: { Amount: '50' }, message: 'The least amount is ₱100.00.' },
      'bank.unknown': { arrange: () => replaceSent(form, 'bankCode', 'NOBANK'), message: 'Choose one of the banks.' },
      'channel.closed': {
        arrange: () => world.changeBrand('baize', { channelsInMaintenance: ['online-bank'] }),
        message: 'This way to deposit has just closed. Please choose another one.',
      },
      'reference.reused': {
        arrange: () => replaceSent(form, 'idempotencyKey', key),
        message: 'An earlier try of this form went through: look at your deposits under way.',
      },
      'channel.unknown': {
        race: 422,
        message: 'This way to deposit is gone. Please choose another one.',
      },
    },
  });
  await expect(bank).toBeChecked();
  await expect(bonus).toBeChecked();
});

test('a transfer between wallets tells each refusal, and keeps what was typed', async ({ page, world }) => {
  await world.useSeparateWallets();
  const address = `${CENTRE}/transferFund?account=3`;
  await open(page, address);
  const form = formOf(page, 'Transfer');
  const collection = formOf(page, 'Collect everything in the main wallet');
  const key = await keyOf(form);
  await fillIn(form, { Amount: '100' });
  await send(form, 'Transfer');
  await expect(page.getByText('The money has been moved.')).toBeVisible();

  await open(page, address);
  await form.getByRole('radio').last().check();
  await expectRefusals(world, {
    form,
    operation: 'walletTransfer',
    button: 'Transfer',
    values: { Amount: '200' },
    refusals: {
      'balance.insufficient': {
        typed: { Amount: '99,999' },
        message: 'There is not that much in this wallet. Transfer less.',
      },
      'reference.reused': {
        arrange: () => replaceSent(form, 'idempotencyKey', key),
        message: 'An earlier try of this form went through. Look at your balances before you move more.',
      },
      'wallet.unknown': {
        arrange: () => form.evaluate((element) => element.setAttribute('action', '/member/transferFund?account=9999')),
        message: 'This wallet is not open to you. Please choose another.',
      },
      'wallet.same': { race: 422, message: 'This wallet is not open to you. Please choose another.' },
    },
  });
  await expect(form.getByRole('radio').last()).toBeChecked();
  await expectRefusals(world, {
    form: collection,
    operation: 'collectWallets',
    button: 'Collect everything in the main wallet',
    refusals: {
      'reference.reused': {
        arrange: () => replaceSent(collection, 'idempotencyKey', key),
        message: 'An earlier try of this form went through. Look at your balances before you move more.',
      },
    },
  });
});

const ORDER_STATE = 'The order has moved on in the meantime. Refresh the page to see it.';
const ORDER_GONE = 'We do not find this order. Please look for it in your deposit record.';

test('the buttons and the picture of a deposit tell each refusal', async ({ page, world }) => {
  await open(page, `${CENTRE}/depositv2?channel=bank-transfer`);
  const form = formOf(page, 'Deposit');
  await form.getByRole('radio', { name: 'Mayon Rural Bank' }).check();
  await fillIn(form, { Amount: '500' });
  await send(form, 'Deposit');
  await expect(page).toHaveURL(/order=/);
  for (const [operation, button] of [
    ['reportPaid', 'I have paid'],
    ['cancelDepositOrder', 'Cancel this deposit'],
  ] as const)
    await expectRefusals(world, {
      form: formOf(page, button),
      operation,
      button,
      refusals: {
        'order.state': { race: 409, message: ORDER_STATE },
        'order.not.found': {
          race: 404,
          message: ORDER_GONE,
        },
      },
    });
  const proof = formOf(page, 'Payment proof');
  const choose = (content: string) => () =>
    proof
      .getByLabel('Picture')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(content) });
  await expectRefusals<'uploadPaymentProof', 'file.too.large'>(world, {
    form: proof,
    operation: 'uploadPaymentProof',
    button: 'Upload',
    refusals: {
      'file.type': {
        arrange: choose('no picture'),
        message: 'This file is no PNG and no JPG. Choose a picture of one of these kinds.',
      },
      'order.state': {
        race: 409,
        message: ORDER_STATE,
      },
      'order.not.found': {
        race: 404,
        message: ORDER_GONE,
      },
    },
  });
  expect(await proof.getByLabel('Picture').inputValue()).toContain('slip.png');
});

const WITHDRAWAL_STATE = 'The withdrawal has moved on in the meantime. Refresh the page to see it.';
const WITHDRAWAL_GONE = 'We do not find this withdrawal. Please look for it in the record of withdrawals.';

test('the buttons of a withdrawal and of a bonus tell each refusal', async ({ page, world }) => {
  await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
  await open(page, `${CENTRE}/withdraw?method=c2c`);
  await fillIn(formOf(page, 'Withdraw'), MONEY);
  await send(formOf(page, 'Withdraw'), 'Withdraw');
  await expect(page).toHaveURL(/order=/);
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  openRollover(world);
  const giveAway = (table: string) => () =>
    changeRows(world, `UPDATE ${table} SET memberId = (SELECT id FROM Member WHERE username = 'victor')`);

  await open(page, `${CENTRE}/withdraw?giveUp=990001`);
  await expectRefusals(world, {
    form: formOf(page, 'Cancel this withdrawal'),
    operation: 'cancelWithdraw',
    button: 'Cancel this withdrawal',
    refusals: {
      'order.state': { arrange: () => world.decideWithdrawal(orderNo, 'review'), message: WITHDRAWAL_STATE },
      'order.not.found': {
        race: 404,
        message: WITHDRAWAL_GONE,
      },
    },
  });
  await expectRefusals(world, {
    form: formOf(page, 'Give up'),
    operation: 'forfeitBonus',
    button: 'Yes, give up the bonus',
    refusals: {
      'rollover.closed': {
        arrange: () => changeRows(world, `UPDATE Rollover SET state = 'done'`),
        message: 'This bonus is finished already: there is nothing to give up.',
      },
      'rollover.not.found': {
        arrange: giveAway('Rollover'),
        message: 'We do not find this bonus. Open this page again to see the ones you have.',
      },
    },
  });

  await world.decideWithdrawal(orderNo, 'approve');
  await world.decideWithdrawal(orderNo, 'pay');
  await open(page, `${CENTRE}/withdraw`);
  await expectRefusals(world, {
    form: formOf(page, 'No, not yet'),
    operation: 'confirmReceipt',
    button: 'No, not yet',
    refusals: {
      'order.state': {
        arrange: () => changeRows(world, `UPDATE WithdrawOrder SET state = 'success'`),
        message: WITHDRAWAL_STATE,
      },
      'order.not.found': { arrange: giveAway('WithdrawOrder'), message: WITHDRAWAL_GONE },
    },
  });
});

test('a member without an account is led to where one is added', async ({ page, world }) => {
  changeRows(world, 'UPDATE PayoutAccount SET removedAt = createdAt');
  await open(page, `${CENTRE}/withdraw`);
  await expect(page.getByText('There is no account to pay to yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add an account' }).click();
  await expect(page).toHaveURL(/part=cards&kind=bank/);
});

test('a trial account that wants to move money is told that it needs a real one', async ({ page }) => {
  await page.context().clearCookies({ name: 'session' });
  await page.goto(`${siteOf('baize')}/healthz`);
  await page.evaluate(() => fetch('/free-play', { method: 'POST' }));
  for (const name of ['depositv2', 'withdraw', 'transferFund', 'transferUpline', 'limits', 'securityCenter']) {
    await open(page, `${CENTRE}/${name}`);
    const warning = page.getByRole('dialog', { name: 'A real account is needed' });
    await expect(warning.getByRole('link', { name: 'Sign up' })).toBeVisible();
  }
});
