import { expectFaults, fillIn, send } from './accounts.ts';
import { expect, open, siteOf, test } from './fixtures.ts';
import { expectRefusals, guessUntilLast } from './refusals.ts';
import { changeRows, rowsOf } from './world-database.ts';

// Every refusal of payout accounts, payment passwords and limits (wallet.md), from the last rule that the API checks to the first.
test.use({ expectedErrors: [/status of 422/] });

const ACCOUNT = `${siteOf('baize')}/member/securityCenter`;
const LIMITS = `${siteOf('baize')}/member/limits`;
const WRONG = { 'Payment password': '135791' };
const WRONG_MESSAGE = 'This is not your payment password. You have 4 tries left.';
const LOCKED_MESSAGE = /^After five wrong tries the payment password is locked until /;
const NONE_MESSAGE = 'You have no payment password yet. Set one first.';
const LOST = `UPDATE Member SET paymentHash = NULL WHERE username = 'lucky'`;

test('an account for withdrawals tells each refusal, and keeps what was typed', async ({ page, world }) => {
  await world.signIn('lucky');
  changeRows(world, `UPDATE Member SET payeeName = NULL WHERE username = 'lucky'`);
  await open(page, `${ACCOUNT}?part=cards`);
  const form = page.getByRole('form', { name: 'Add bank card' });
  await page.getByRole('main').getByRole('group').getByText('Add bank card').first().click();
  const bank = form.getByRole('radio', { name: /^Bank of Luzon/ });
  await bank.check();
  const [own] = rowsOf<{ number: string }>(
    world,
    `SELECT number FROM PayoutAccount WHERE brandCode = 'baize' AND provider = 'LUZON'`,
  );
  await expectRefusals(world, {
    form,
    operation: 'addBankCard',
    button: 'Add bank card',
    values: {
      'Account or card number': '0099 1234 5678',
      'Payee name': 'LUCKY SANTOS',
      'Payment password': '246810',
    },
    refusals: {
      'payout.accounts.full': {
        arrange: () => world.changeBrand('baize', { payoutRules: { limit: 1 } }),
        message: 'You have as many of these as there may be. Remove one first.',
      },
      'payout.account.taken': {
        typed: { 'Account or card number': own?.number ?? '' },
        message: 'This number belongs to an account already. Check it, or ask customer service.',
      },
      'payment.password.wrong': { typed: WRONG, message: WRONG_MESSAGE },
      'payment.password.locked': {
        typed: WRONG,
        arrange: () => guessUntilLast(form, 'Add bank card'),
        message: LOCKED_MESSAGE,
      },
      'payment.password.missing': { arrange: () => changeRows(world, LOST), message: NONE_MESSAGE },
      'payee.name.differs': {
        arrange: () => changeRows(world, `UPDATE Member SET payeeName = 'LUCAS SANTOS' WHERE username = 'lucky'`),
        message: 'Accounts must be in your own name, as you gave it before. Open this page again to see it.',
      },
      'payout.number.invalid': {
        typed: { 'Account or card number': '0099 1234 567x' },
        message: 'This number is not valid. Check it character by character.',
      },
      'field.invalid': { typed: { 'Account or card number': '0099 1234' }, message: 'Enter 12 characters.' },
    },
  });
  await expect(bank).toBeChecked();
});

test('an account that is gone cannot be removed, which the question says', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${ACCOUNT}?part=cards`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Remove Bank of Luzon/ }).click();
  await expect(main.getByRole('button', { name: 'Yes, remove' })).toBeVisible();
  await expectRefusals(world, {
    form: main,
    operation: 'removeBankCard',
    button: 'Yes, remove',
    refusals: {
      'payout.account.not.found': {
        arrange: () => changeRows(world, 'UPDATE PayoutAccount SET removedAt = createdAt'),
        message: 'This account is no longer there.',
      },
    },
  });
});

test('a payment password tells each refusal of its change, and keeps what was typed', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${ACCOUNT}?part=paymentPassword`);
  const form = page.getByRole('form', { name: 'Change payment password' });
  const wrong = { 'Current payment password': '135791' };
  await expectRefusals(world, {
    form,
    operation: 'changePaymentPassword',
    button: 'Change payment password',
    values: { 'Current payment password': '246810', 'New payment password': '975310', 'Once more': '975310' },
    refusals: {
      'payment.password.same': {
        isOfSchema: true,
        typed: { 'New payment password': '246810', 'Once more': '246810' },
        message: 'The new payment password must differ from the old one.',
      },
      'payment.password.wrong': { typed: wrong, message: WRONG_MESSAGE },
      'payment.password.locked': {
        typed: wrong,
        arrange: () => guessUntilLast(form, 'Change payment password', 'Current payment password'),
        message: LOCKED_MESSAGE,
      },
      'payment.password.missing': { arrange: () => changeRows(world, LOST), message: NONE_MESSAGE },
    },
  });
});

test('a payment password tells each refusal of its reset, and keeps what was typed', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${ACCOUNT}?part=paymentPassword&proof=mail`);
  await expectRefusals(world, {
    form: page.getByRole('form', { name: 'Change payment password' }),
    operation: 'resetPaymentPassword',
    button: 'Change payment password',
    values: { 'Code to lu***@mail.example': '000000', 'New payment password': '975310', 'Once more': '975310' },
    refusals: {
      'verification.invalid': { message: 'The code is wrong or no longer good. Ask for another.' },
      'payment.password.missing': { arrange: () => changeRows(world, LOST), message: NONE_MESSAGE },
    },
  });
});

test('a first payment password and security questions tell each refusal to a newcomer', async ({ page, world }) => {
  await world.signIn('novice');
  const questions = page.getByRole('form', { name: 'Save answers' });
  const answers = { 'Answer 1': 'Totoy', 'Answer 2': 'Baguio', 'Answer 3': 'Bb. Santos' };
  await open(page, `${ACCOUNT}?part=questions`);
  await expectRefusals<
    'setSecurityQuestions',
    'questions.repeated' | `payment.password.${'missing' | 'wrong' | 'locked'}`
  >(world, {
    form: questions,
    operation: 'setSecurityQuestions',
    button: 'Save answers',
    values: { ...answers, 'Login password': 'wrong-one1' },
    refusals: { 'password.wrong': { message: 'The login password is not right.' } },
  });

  await open(page, `${ACCOUNT}?part=paymentPassword`);
  await expectRefusals(world, {
    form: page.getByRole('form', { name: 'Set payment password' }),
    operation: 'setPaymentPassword',
    button: 'Set payment password',
    values: { 'Login password': 'wrong-one1', 'Payment password': '975310', 'Once more': '975310' },
    refusals: {
      'password.wrong': { message: 'The login password is not right.' },
      'payment.password.already.set': {
        arrange: () => changeRows(world, `UPDATE Member SET paymentHash = 'set' WHERE username = 'novice'`),
        message: 'You have a payment password already. Open this page again to change it.',
      },
    },
  });
});

test('security questions tell each refusal, and keep what was typed', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${ACCOUNT}?part=questions`);
  const form = page.getByRole('form', { name: 'Save answers' });
  const question = (place: number) => form.getByRole('combobox', { name: `Question ${place}` });
  await expectRefusals<'setSecurityQuestions', 'password.wrong'>(world, {
    form,
    operation: 'setSecurityQuestions',
    button: 'Save answers',
    values: { 'Answer 1': 'Totoy', 'Answer 2': 'Baguio', 'Answer 3': 'Bb. Santos', 'Payment password': '246810' },
    refusals: {
      'payment.password.wrong': { typed: WRONG, message: WRONG_MESSAGE },
      'payment.password.locked': {
        typed: WRONG,
        arrange: () => guessUntilLast(form, 'Save answers'),
        message: LOCKED_MESSAGE,
      },
      'payment.password.missing': { race: 422, message: NONE_MESSAGE },
      'questions.repeated': {
        isOfSchema: true,
        arrange: async () => question(2).selectOption(await question(1).inputValue()),
        message: 'Choose three different questions.',
      },
    },
  });
  await expect(question(2)).toHaveValue(await question(1).inputValue());
});

test('a higher limit and a self-exclusion tell each refusal', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, LIMITS);
  const deposits = page.getByRole('form', { name: 'Deposits', exact: true });
  await fillIn(deposits, { 'A day': '0', 'A week': '5000' });
  await send(deposits, 'Save');
  await expectFaults(deposits, { 'A day': 'Enter an amount above zero, or leave it empty.' });
  await expect(deposits.getByLabel('A week')).toHaveValue('5000');
  for (const amount of ['1000', '2000']) {
    await deposits.getByLabel('A day').fill(amount);
    await deposits.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your limits are saved.')).toBeVisible();
  }
  await expectRefusals<'confirmLimit'>(world, {
    form: page.getByRole('form', { name: 'Deposits, A day' }),
    operation: 'confirmLimit',
    button: 'Yes, raise it',
    refusals: {
      'limit.too.soon': { message: 'The 24 hours are not over yet.' },
      'limit.not.raised': {
        arrange: () => changeRows(world, 'UPDATE PlayLimit SET raisedAt = NULL'),
        message: 'This higher limit no longer waits. Open this page again, and ask for it anew.',
      },
    },
  });

  await open(page, `${LIMITS}?months=12`);
  const exclusion = page.getByRole('form', { name: 'Self-exclusion' });
  const understood = exclusion.getByLabel('I understand what this means');
  await understood.check();
  await expectRefusals(world, {
    form: exclusion,
    operation: 'excludeSelf',
    button: 'Exclude myself',
    values: { 'Login password': 'wrong-one1' },
    refusals: { 'password.wrong': { message: 'The password is not right.' } },
  });
  for (const _ of [2, 3, 4, 5, 6]) {
    await fillIn(exclusion, { 'Login password': 'wrong-one1' });
    await Promise.all([page.waitForResponse(/form=exclude/), send(exclusion, 'Exclude myself')]);
  }
  await expect(exclusion.getByText(/^There were too many attempts\. Please wait \d+ min/)).toBeVisible();
  await expect(understood).toBeChecked();
});
