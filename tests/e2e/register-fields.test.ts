import { expectFaults, expectNewMember, fillIn, mobiles, proveNumber, registerForm, send } from './accounts.ts';
import { expect, hydrated, open, siteOf, TO_NOTICES, test } from './fixtures.ts';

const USERNAME = 'a letter first, then letters and numbers; no spaces or special characters.';
const NEW_PASSWORD = 'Fill in your password with 7 - 20 characters: letters and digits.';
const PAYEE = 'Enter 2 - 60 characters: capital letters, exactly as on your bank account.';

/** For each field, in form order: a value that the brand's rule refuses, and the error message. */
const FAULTS = [
  {
    brand: 'baize',
    faults: {
      Username: ['1june', `Enter 2 - 15 characters: ${USERNAME}`],
      'Mobile number': ['0917', 'The phone number format is incorrect.'],
      'Verification code': ['', 'Enter the code from the text message.'],
      Password: ['short1', NEW_PASSWORD],
      'Confirm password': ['other1234', 'The two passwords are not the same.'],
      'E-mail': ['nobody', 'Enter an e-mail address such as name@mail.com.'],
      'Payee name (optional)': ['june', PAYEE],
      'Facebook (optional)': ['j', 'Enter 2 - 60 characters: no spaces.'],
      'Invitation code (optional)': ['B-88', 'Enter 4 - 12 characters: letters and numbers only.'],
      'Friend’s code (optional)': ['L', 'Enter 4 - 12 characters: letters and numbers only.'],
    },
  },
  {
    brand: 'lotus',
    faults: {
      Username: ['j', `Enter 2 - 15 characters: ${USERNAME}`],
      'Mobile number': ['12', 'The phone number format is incorrect.'],
      Password: ['onlyletters', NEW_PASSWORD],
      'Payee name': ['', 'Fill this in.'],
      'Payment password': ['12345', 'Enter 6 digits: not 123456, and not one digit repeated.'],
      'QQ number (optional)': ['12a45', 'Enter 5 - 12 characters: digits only.'],
      'WeChat (optional)': ['two words', 'Enter 2 - 40 characters: no spaces.'],
    },
  },
  {
    brand: 'harbor',
    faults: {
      Username: ['june sun', `Enter 2 - 15 characters: ${USERNAME}`],
      Password: ['', 'Fill this in.'],
      'Confirm password': ['green1234', 'The two passwords are not the same.'],
      'E-mail': ['', 'Fill this in.'],
      'Payee name': ['JUNE 1', PAYEE],
      'LINE (optional)': ['j', 'Enter 2 - 40 characters: no spaces.'],
      'WhatsApp (optional)': ['none', 'Enter 7 - 15 characters: digits only.'],
      'Recommended by (optional)': ['lucky!', 'Enter 2 - 15 characters: letters and numbers only.'],
      'Invitation code': ['', 'Fill this in.'],
      Code: ['', 'Fill this in.'],
    },
  },
] as const;

for (const { brand, faults } of FAULTS) {
  test(`every field of ${brand} is told its fault, and the first has the focus`, async ({ page, world }) => {
    await open(page, `${siteOf(brand)}/register?method=username`);
    const form = registerForm(page);
    const values = Object.entries(faults).map(([label, [value]]) => [label, value]);
    await fillIn(form, Object.fromEntries(values));
    await send(form, 'Sign up');
    await expectFaults(
      form,
      Object.fromEntries(Object.entries(faults).map(([label, [, message]]) => [label, message])),
    );
    for (const [label, value] of values)
      await expect(form.getByLabel(label ?? '', { exact: true })).toHaveValue(value ?? '');
    const called = (await world.requests()).map(({ operationId }) => operationId);
    expect(called.filter((id) => /register(Member|Sms)|checkAffiliate/.test(id))).toEqual([]);
  });
}

test('brands show their own fields and no others', async ({ page }) => {
  const labels = async (brand: 'baize' | 'lotus' | 'harbor') => {
    await open(page, `${siteOf(brand)}/register?method=username`);
    return (await registerForm(page).locator('label').allTextContents()).map((text) => text.replace(/ \*$/, ''));
  };
  const passwords = ['Password', 'Confirm password'];
  const number = ['Username', 'Mobile number', 'Verification code', ...passwords];
  const terms = (age: number) => `I am ${age} or older and accept the`;
  expect(await labels('baize')).toEqual([
    ...[...number, 'E-mail', 'Payee name (optional)', 'Facebook (optional)'],
    ...['Invitation code (optional)', 'Friend’s code (optional)', terms(18)],
  ]);
  expect(await labels('lotus')).toEqual([
    ...[...number, 'Payee name', 'Payment password', 'QQ number (optional)', 'WeChat (optional)'],
    ...['Friend’s code (optional)', terms(21)],
  ]);
  const harbor = await labels('harbor');
  expect(harbor.slice(0, 8)).toEqual([
    ...['Username', ...passwords, 'E-mail', 'Payee name', 'LINE (optional)', 'WhatsApp (optional)'],
    'Recommended by (optional)',
  ]);
  expect(harbor.slice(-3)).toEqual(['Invitation code', 'Code', terms(18)]);
});

test('the terms are accepted at first; refused, their line says so, and nothing is sent', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/register?${TO_NOTICES}`);
  const form = registerForm(page);
  await fillIn(form, {
    'Mobile number': mobiles.newcomer.typed,
    Password: 'green1234',
    'Confirm password': 'green1234',
  });
  await fillIn(form, { 'E-mail': 'june@mail.example' });
  await proveNumber(world, form, mobiles.newcomer);
  const terms = form.getByRole('checkbox', { name: 'I am 18 or older and accept the' });
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await send(form, 'Sign up');
  await expectFaults(form, {
    'I am 18 or older and accept the': 'Please confirm that you are 18 or older and accept the agreement.',
  });
  await expect(form.getByRole('link', { name: 'registration agreement' })).toHaveAttribute('href', '/helpmc#term');
  await terms.check();
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');
});

test('a field that is only passed through says nothing; one that is wrong says so when it is left', async ({
  page,
}) => {
  await open(page, `${siteOf('baize')}/register`);
  const form = registerForm(page);
  await form.getByLabel('Mobile number').focus();
  await form.getByLabel('E-mail').focus();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await form.getByLabel('E-mail').fill('nobody');
  // The error message must not move the link away from the mouse.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${siteOf('baize')}/login`);
  await page.goBack();
  await hydrated(page);
  await form.getByLabel('E-mail').fill('nobody');
  await form.getByLabel('Payee name').focus();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await form.getByLabel('E-mail').fill('nobody@mail.example');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test.describe('refused by the gateway', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('names and addresses that are taken are told under their fields; what was typed stays', async ({
    page,
    world,
  }) => {
    await open(page, `${siteOf('harbor')}/register?${TO_NOTICES}`);
    const form = registerForm(page);
    const good = { Password: 'green1234', 'Confirm password': 'green1234', 'Payee name': 'JUNE SUKJAI' };
    await fillIn(form, { Username: 'Lucky', 'E-mail': 'lucky@mail.example', 'Invitation code': 'BOSS88', ...good });
    const again = async (change: Record<string, string>) => {
      await fillIn(form, { ...change, Code: await world.answerOf('captcha') });
      await send(form, 'Sign up');
      await world.solveSlider();
    };
    await again({});
    await expectFaults(form, { Username: 'Somebody has this username already. Try another.' });
    await again({ Username: 'june' });
    await expectFaults(form, { 'E-mail': 'This e-mail address belongs to an account already. Use another.' });
    await again({ 'E-mail': 'june@mail.example', 'Recommended by (optional)': 'nobody' });
    await expectFaults(form, { 'Recommended by (optional)': 'We know nobody by this. Check it, or leave it empty.' });
    await expect(form.getByLabel('Payee name')).toHaveValue('JUNE SUKJAI');
    await again({ 'Recommended by (optional)': 'lucky' });
    await expectNewMember(page, 'harbor', '/noticePage');
  });

  for (const fault of [
    { kind: 'status', status: 503 },
    { kind: 'delay', delayMs: 4000 },
  ]) {
    test(`a gateway that answers with ${fault.kind} loses nothing that was typed`, async ({ page, world }) => {
      await open(page, `${siteOf('baize')}/register`);
      const form = registerForm(page);
      const typed = { 'Mobile number': mobiles.newcomer.typed, 'E-mail': 'june@mail.example' };
      await fillIn(form, { ...typed, Password: 'green1234', 'Confirm password': 'green1234' });
      await proveNumber(world, form, mobiles.newcomer);
      await world.setFaults([{ operation: 'registerMemberMobile', ...fault, times: 1 }]);
      await send(form, 'Sign up');
      await expect(form.getByRole('alert')).toContainText('Network link is abnormal, please try again');
      for (const [label, value] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(value);
      await world.setFaults([]);
    });
  }
});
