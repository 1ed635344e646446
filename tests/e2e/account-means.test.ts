import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, hydrated, open, siteOrigin, test } from './fixtures.ts';

const ACCOUNT = `${siteOrigin('baize')}/member/securityCenter`;
const PAYMENT = '246813';

test.use({ expectedErrors: [/status of 422/] });

test('a member without anything sets a payment password and adds a bank card', async ({ page, world }) => {
  await world.signIn('novice');
  await open(page, ACCOUNT);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Payout accounts/ }).click();
  await expect(main.getByText('No bank card yet')).toBeVisible();
  await main.getByRole('link', { name: 'Set payment password' }).click();

  const password = main.getByRole('form', { name: 'Set payment password' });
  await password.getByLabel('Login password', { exact: true }).fill('play1234');
  await password.getByLabel('Payment password', { exact: true }).fill('123456');
  await password.getByLabel('Repeat payment password', { exact: true }).fill('123456');
  await password.getByRole('button', { name: 'Set payment password' }).click();
  await expect(
    password.getByText('Enter 6 digits: not 123456, and not the same digit throughout.').first(),
  ).toBeVisible();
  for (const label of ['Payment password', 'Repeat payment password'])
    await password.getByLabel(label, { exact: true }).fill(PAYMENT);
  await password.getByRole('button', { name: 'Set payment password' }).click();
  await expect(page.getByText('Your payment password is set.')).toBeVisible();

  await main.getByRole('link', { name: /^Payout accounts/ }).click();
  const card = main.getByRole('form', { name: 'Add bank card' });
  await card.getByRole('radio', { name: /^Bank of Luzon/ }).check();
  await card.getByLabel('Account or card number').fill('0099 1234');
  await card.getByLabel('Payee name').fill('NINA REYES');
  await card.getByLabel('Payment password', { exact: true }).fill(PAYMENT);
  await card.getByRole('button', { name: 'Add bank card' }).click();
  await expect(card.getByText('Enter 12 characters.')).toBeVisible();
  await expect(card.getByRole('radio', { name: /^Bank of Luzon/ })).toBeChecked();
  await expect(card.getByLabel('Payee name')).toHaveValue('NINA REYES');
  await expectAccessible(page, 'a refused bank card', { within: 'main' });
  await card.getByLabel('Account or card number').fill('0099 1234 5678');
  await card.getByLabel('Payment password', { exact: true }).fill(PAYMENT);
  await card.getByRole('button', { name: 'Add bank card' }).click();

  await expect(page.getByText('Your payout account is saved.')).toBeVisible();
  const added = main.getByRole('article').filter({ hasText: 'Bank of Luzon' });
  await expect(added).toContainText('••••5678');
  await expect(added).toContainText('NINA REYES');
  await expect(added).toContainText('Ready from');
  await expect(page.locator('body')).not.toContainText('00991234');
});

test('a card is removed after a question, by keyboard; the parts fit small phones', async ({ page, world }) => {
  await world.signIn('lucky');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const part of ['paymentPassword', 'questions', 'cards&kind=crypto', 'cards']) {
    await open(page, `${ACCOUNT}?part=${part}`);
    await expectNoOverflow(page);
  }
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Remove Bank of Luzon/ }).focus();
  await page.keyboard.press('Enter');
  const question = main.getByRole('region', { name: /^Remove Bank of Luzon/ });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question', { within: 'main' });
  await question.getByRole('link', { name: 'Keep account' }).click();
  await expect(question).toBeHidden();
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('link', { name: /^Remove Bank of Luzon/ }).click();
  await question.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('Your payout account was removed.')).toBeVisible();
  await expect(main.getByText('No bank card yet')).toBeVisible();
});

test('a forgotten payment password is replaced by the answers to the security questions', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${ACCOUNT}?part=paymentPassword&proof=mail`);
  const main = page.getByRole('main');
  const proofs = main.getByRole('navigation', { name: 'How to confirm that it is you' });
  await expect(proofs.getByRole('link')).toHaveText(['Code by e-mail', 'Code by text message']);
  await main.getByRole('link', { name: /^Security questions/ }).click();
  const questions = main.getByRole('form', { name: 'Save answers' });
  await hydrated(page);
  await expectAccessible(page, 'the questions', { within: 'main' });
  const answers = ['Bantay', 'Baguio', 'Bb. Santos'];
  for (const [index, answer] of answers.entries())
    await questions.getByRole('textbox', { name: `Answer ${index + 1}` }).fill(answer);
  await questions.getByLabel('Payment password', { exact: true }).fill('246810');
  await questions.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();

  await main.getByRole('link', { name: /^Payment password/ }).click();
  await main.getByRole('link', { name: 'Forgotten? Get a code instead' }).click();
  await proofs.getByRole('link', { name: 'Security questions' }).click();
  const form = main.getByRole('form', { name: 'Change payment password' });
  await expect(form.getByLabel('What was the name of your first pet?')).toBeVisible();
  await expectAccessible(page, 'the questions that prove a member', { within: 'main' });
  const fill = async (texts: string[]) => {
    for (const [index, text] of texts.entries()) await form.getByRole('textbox').nth(index).fill(text);
    for (const label of ['New payment password', 'Repeat payment password'])
      await form.getByLabel(label, { exact: true }).fill(PAYMENT);
    await form.getByRole('button', { name: 'Change payment password' }).click();
  };
  await fill(answers.with(1, 'Manila'));
  await expect(form.getByText('Not all answers are correct.')).toBeVisible();
  await fill(answers.map((answer) => ` ${answer.toUpperCase()} `));
  await expect(page.getByText('Your payment password is set.')).toBeVisible();
});
