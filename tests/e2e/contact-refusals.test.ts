import { fillIn, mobiles, send } from './accounts.ts';
import { expect, open, siteOf, test } from './fixtures.ts';
import { expectRefusals } from './refusals.ts';
import { changeRows, mobileOf } from './world-database.ts';

// Every refusal of contacts, profile and messages in the member centre, and what a break refuses.
test.use({ expectedErrors: [/status of 422/] });
test.beforeEach(({ world }) => world.signIn('lucky'));

const CENTRE = `${siteOf('baize')}/member`;
const ACCOUNT = `${CENTRE}/securityCenter`;
const CODE_WRONG = 'The code is wrong or no longer good. Ask for another.';
const MAIL_TAKEN = 'This e-mail address belongs to an account already. Use another.';
const MOBILE_TAKEN = 'This number belongs to an account already. Log in with it, or use another.';
const OWN = 'This is yours already. Enter another.';

test('a mail address tells each refusal, and keeps what was typed', async ({ page, world }) => {
  const form = page.getByRole('form', { name: 'Change e-mail address' });
  const [taken, own] = [
    { 'New e-mail address': 'victor@mail.example' },
    { 'New e-mail address': 'lucky@mail.example' },
  ];
  for (const [values, message] of [
    [taken, MAIL_TAKEN],
    [own, OWN],
  ] as const) {
    // The button takes no second press within some seconds.
    await open(page, `${ACCOUNT}?part=email`);
    await fillIn(form, values);
    await send(form, 'Send code');
    await expect(page.getByRole('alertdialog')).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(form.getByLabel('New e-mail address')).toHaveValue(values['New e-mail address']);
  }
  await open(page, `${ACCOUNT}?part=email`);
  await expectRefusals<'bindEmail', 'owner.wrong'>(world, {
    form,
    operation: 'bindEmail',
    button: 'Change e-mail address',
    values: {
      'Login password': 'play1234',
      'New e-mail address': 'new@mail.example',
      'Verification code': '000000',
    },
    refusals: {
      'verification.invalid': { message: CODE_WRONG },
      'password.wrong': { typed: { 'Login password': 'wrong-one1' }, message: 'The login password is not right.' },
      'email.taken': { typed: taken, message: MAIL_TAKEN },
      'contact.same': { typed: own, message: OWN },
      'owner.required': { race: 422, message: 'Show that it is you, with your login password or a code.' },
      'email.invalid': {
        typed: { 'New e-mail address': 'lucky' },
        isOfSchema: true,
        message: 'Enter an e-mail address such as name@mail.com.',
      },
    },
  });
});

test('a mobile number tells each refusal, and keeps what was typed', async ({ page, world }) => {
  await open(page, `${ACCOUNT}?part=mobile&proof=mail`);
  const form = page.getByRole('form', { name: 'Change mobile number' });
  const taken = { 'Mobile number': mobileOf(world, 'victor', 'baize').typed };
  await expectRefusals<'bindMobile', 'verification.invalid' | 'password.wrong' | 'owner.required'>(world, {
    form,
    operation: 'bindMobile',
    button: 'Change mobile number',
    values: {
      'Code to lu***@mail.example': '000000',
      'Mobile number': mobiles.newcomer.typed,
      'Verification code': '000000',
    },
    refusals: {
      'owner.wrong': { message: CODE_WRONG },
      'mobile.taken': { typed: taken, message: MOBILE_TAKEN },
      'contact.same': { typed: { 'Mobile number': mobiles.lucky.typed }, message: OWN },
      'mobile.invalid': {
        typed: { 'Mobile number': '12' },
        isOfSchema: true,
        message: /^The phone number format is incorrect/,
      },
    },
  });
});

test('a profile whose birthday was set meanwhile keeps what was typed', async ({ page, world }) => {
  await open(page, `${ACCOUNT}?part=profile`);
  await expectRefusals(world, {
    form: page.getByRole('form', { name: 'Profile' }),
    operation: 'updateMemberInfo',
    button: 'Save',
    values: { Nickname: 'Lucky Me', Birthday: '1990-05-31' },
    refusals: {
      'age.under': { typed: { Birthday: '2015-06-01' }, isOfSchema: true, message: 'You must be 18 or older.' },
      'profile.already.set': {
        arrange: () => changeRows(world, `UPDATE Member SET birthday = '1991-01-01' WHERE username = 'lucky'`),
        message: 'This is set already. Customer service can change it.',
      },
    },
  });
});

test('a message that is gone cannot be deleted, which its button says', async ({ page, world }) => {
  await open(page, `${CENTRE}/messageV2`);
  const message = page.getByRole('main').locator('details').first();
  await message.locator('summary').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
  await expectRefusals(world, {
    form: message,
    operation: 'deleteMessages',
    button: 'Delete',
    refusals: { 'message.not.found': { race: 404, message: 'This message is no longer there.' } },
  });
});

test('a deposit that a time-out refuses leads to the page of the break', async ({ page, world }) => {
  await open(page, `${CENTRE}/depositv2?channel=qr`);
  const form = page.getByRole('main').getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Amount').fill('500');
  changeRows(
    world,
    `INSERT INTO PlayBreak (memberId, kind, startedAt, endsAt)
     SELECT id, 'TIME_OUT', 0, 4000000000000 FROM Member WHERE brandCode = 'baize' AND username = 'lucky'`,
  );
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(`${CENTRE}/limits`);
  await expect(page.getByRole('heading', { name: 'You are taking a time-out' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' })).toBeVisible();
});
