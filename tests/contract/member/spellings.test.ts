import { expect, it } from 'vitest';
import type { Reply } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { newcomer } from '../../support/newcomer.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const WIDE = 0xff10 - 0x30;
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + WIDE));

/** Right and wrong spellings of a dialling code and a number without its zero. */
function spellPhone(code: string, bare: string): { countryDialingCode: string; mobileNum: string }[] {
  const [first, second, third] = [bare.slice(0, 3), bare.slice(3, 6), bare.slice(6)];
  const numbers = [
    bare,
    `0${bare}`,
    `00${bare}`,
    `0${bare.slice(0, -1)}`,
    `${code}${bare}`,
    `${code}0${bare}`,
    `+${code}${bare}`,
    `00${code}${bare}`,
    `0${first} ${second} ${third}`,
    `0${first}-${second}-${third}`,
    `(0${first}) ${second}${third}`,
    `0${first}.${second}.${third}`,
    ` 0${bare} `,
    wide(`0${bare}`),
    `0${first}\u200b${second}${third}`,
  ];
  const codes = [code, `0${code}`, `00${code}`, `+${code}`, code.slice(0, 1), `${code}0`, `${code}${bare.slice(0, 1)}`];
  return codes.flatMap((countryDialingCode) => numbers.map((mobileNum) => ({ countryDialingCode, mobileNum })));
}

const upperCases = (text: string) => [...text].map((_, at) => text.slice(0, at) + text.slice(at).toUpperCase());

const MAILS = [
  ...upperCases('lucky@mail.example'),
  ...upperCases('lucky@mail.example').map((address) => ` ${address}.`),
  ...upperCases('lucky@mail.example').map((address) => address.replace('.', '。')),
  ...upperCases('lucky@mail.example').map((address) => address.replace('@', '＠')),
  ...upperCases('lucky@mail.example').map((address) => address.replace(/[kK]/, 'K')),
  ...upperCases('lucky@mail.example').map((address) => `${address.slice(0, 2)}\u200b${address.slice(2)}`),
];

const NAMES = [...upperCases('lucky'), ' lucky ', 'ｌｕｃｋｙ', 'lucKy', 'lucky\u200b', 'luc\u00adky', 'lùcky'];

const codeOf = ({ status, body }: Reply) => (status === 200 ? 'taken in' : (body as { errorCode: string }).errorCode);

/** Counts the answers by error code. */
async function ask<Spelling>(spellings: Spelling[], call: (spelling: Spelling) => Promise<Reply>) {
  const counts: Record<string, number> = {};
  for (const spelling of spellings) {
    const code = codeOf(await call(spelling));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

async function registerAs(world: TestWorld, changes: Record<string, string>) {
  return world.client.call('registerMember', { body: newcomer('baize', changes) });
}

it('a number that a member has, in any spelling › is the same, or refused with its reason', async () => {
  const world = await mock.newWorld();
  await world.changeBrand('baize', { modules: { MOBILENUMREG3: true } });
  const { mobileNum, e164 } = await readMobile(world);
  const spellings = spellPhone('63', mobileNum.slice(1));
  expect(spellings.length).toBeGreaterThan(100);
  const victor = await world.client.signedIn('victor');
  const counts = {
    registration: await ask(spellings, (phone) => registerAs(world, { ...phone })),
    'code to register': await ask(spellings, async ({ mobileNum: mobileNo, countryDialingCode }) =>
      world.client.call('sendRegisterSms', {
        body: { mobileNo, countryDialingCode, ...(await world.client.proof('sms')) },
      }),
    ),
    'code to sign in': await ask(spellings, (body) => world.client.call('sendLoginSms', { body })),
    'sign-in': await ask(spellings, (phone) =>
      world.client.call('login', { body: { type: 'sms', ...phone, verificationCode: '000000' } }),
    ),
    'code to bind': await ask(spellings, (phone) =>
      victor.call('sendMobileCode', { body: { scene: 'bind', ...phone } }),
    ),
    binding: await ask(spellings, (phone) =>
      victor.call('bindMobile', { body: { ...phone, verificationCode: '000000', paymentPassword: '246810' } }),
    ),
    recovery: await ask(spellings, (phone) =>
      world.client.call('setPasswordByPhone', {
        body: { ...phone, verificationCode: '000000', newPassword: 'play5678' },
      }),
    ),
  };
  const unread = { 'mobile.invalid': 88, request_param_err: 15 };
  expect(counts).toEqual({
    registration: { 'mobile.taken': 3, 'field.invalid': 87, request_param_err: 15 },
    'code to register': { ...unread, 'mobile.taken': 2 },
    // One code for both right spellings.
    'code to sign in': { ...unread, 'taken in': 1, TOO_MANY_REQUESTS: 1 },
    'sign-in': { 'verification.invalid': 90, request_param_err: 15 },
    'code to bind': { ...unread, 'mobile.taken': 2 },
    binding: { ...unread, 'mobile.taken': 2 },
    recovery: { 'verification.invalid': 30, TOO_MANY_REQUESTS: 60, request_param_err: 15 },
  });
  expect(await world.read('SELECT DISTINCT "to" FROM InboxMessage')).toEqual([{ to: e164 }]);
});

it('a mail address that a member has, in any spelling › is the same, or refused with its reason', async () => {
  const world = await mock.newWorld();
  expect(MAILS.length).toBeGreaterThan(100);
  const victor = await world.client.signedIn('victor');
  const counts = {
    registration: await ask(MAILS, (email) => registerAs(world, { email })),
    'code to bind': await ask(MAILS, (email) => victor.call('sendEmailCode', { body: { scene: 'bind', email } })),
    recovery: await ask(MAILS, async (email) => {
      await world.clock.advance(MINUTE);
      return world.client.call('resetPasswordByEmail', {
        body: String(new URLSearchParams({ username: 'lucky', email })),
      });
    }),
  };
  expect(counts).toEqual({
    registration: { 'email.taken': 90, 'field.invalid': 18 },
    'code to bind': { 'email.taken': 90, 'email.invalid': 18 },
    recovery: { 'taken in': 90, 'member.not.found': 18 },
  });
  expect(await world.read('SELECT DISTINCT "to" FROM InboxMessage')).toEqual([{ to: 'lucky@mail.example' }]);
});

it('a user name that a member has, in any spelling › is the same, or refused with its reason', async () => {
  const world = await mock.newWorld();
  expect(await ask(NAMES, (username) => registerAs(world, { username }))).toEqual({
    'username.taken': 7,
    'field.invalid': 4,
  });
});

it("another member's e-wallet, in any spelling and at every e-wallet › is taken, or refused with its reason", async () => {
  const world = await mock.newWorld();
  const [lucky, victor] = [await world.client.signedIn(), await world.client.signedIn('victor')];
  const account = { provider: 'KWARTA', number: '09171234567', paymentPassword: '246810' };
  expect((await lucky.call('addVirtualAccount', { body: account })).status).toBe(200);
  const spellings = spellPhone('63', '9171234567').map(({ mobileNum }) => mobileNum);
  for (const provider of ['KWARTA', 'BAYANI'])
    expect(
      await ask([...new Set(spellings)], (number) =>
        victor.call('addVirtualAccount', { body: { ...account, provider, number } }),
      ),
    ).toEqual({ 'payout.account.taken': 13, 'field.invalid': 2 });
});
