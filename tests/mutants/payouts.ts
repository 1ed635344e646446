import type { Mutant } from './mutant.ts';

const PASSWORD = 'mock-server/domains/member/payment/password.ts';
const NUMBERS = 'mock-server/domains/member/payout/numbers.ts';
const ACCOUNTS = 'mock-server/domains/member/payout-accounts.ts';
const CONTACTS = 'mock-server/domains/member/contacts.ts';
const CODE_LOCK = 'mock-server/domains/verification/code-lock.ts';
const IN_CONTACTS = 'tests/contract/member/bind.test.ts';
const IN_PASSWORDS = 'tests/contract/member/payment-password.test.ts';
const IN_ACCOUNTS = 'tests/contract/member/payout-accounts.test.ts';

export const payoutMutants: Mutant[] = [
  {
    name: 'contact: the login password changes it',
    breaks: 'who knows the login password resets the payment password at a number of their own',
    file: CONTACTS,
    before: 'if (body.paymentPassword || findPaymentHash(world, id) !== null) {',
    after: 'if (body.paymentPassword) {',
    suite: IN_CONTACTS,
  },
  {
    name: 'contact: a code proves the member at once',
    breaks: 'a stolen number resets the payment password before its owner reads the warning',
    file: CODE_LOCK,
    before: 'return until > world.now() ? until : null;',
    after: 'return null;',
    suite: IN_CONTACTS,
  },
  {
    name: 'payment password: guesses at once',
    breaks: 'a thief guesses a million codes in parallel',
    file: PASSWORD,
    before: 'await queue.runExclusive(check);',
    after: 'await check();',
    suite: IN_PASSWORDS,
  },
  {
    name: 'payment password: the lock forgets the right one',
    breaks: 'five wrong tries stop nobody who goes on',
    file: PASSWORD,
    before: 'if (lockedUntil !== null) throw locked(lockedUntil);',
    after: '',
    suite: IN_PASSWORDS,
  },
  {
    name: 'payment password: tries are never forgotten',
    breaks: 'a typing error a month locks a member out',
    file: PASSWORD,
    before: 'await clearFailures(world, brand.code, subject);',
    after: '',
    suite: IN_PASSWORDS,
  },
  {
    name: 'payout account: no payment password',
    breaks: 'whoever finds an open browser withdraws to a card of theirs',
    file: ACCOUNTS,
    before: 'await requirePaymentPassword(context, body.paymentPassword);',
    after: '',
    suite: IN_ACCOUNTS,
  },
  {
    name: 'payout account: usable at once',
    breaks: 'a thief adds a card and withdraws before the member notices',
    file: ACCOUNTS,
    before: 'now + rules.holdHours * HOUR_MS',
    after: 'now',
    suite: IN_ACCOUNTS,
  },
  {
    name: 'payout account: one too many',
    breaks: 'off by one in the limit of accounts',
    file: ACCOUNTS,
    before: 'own.length >= rules.limit',
    after: 'own.length > rules.limit',
    suite: IN_ACCOUNTS,
  },
  {
    name: 'payout account: a removed number stays taken',
    breaks: 'nobody can use a number that was typed wrong once',
    file: 'mock-server/domains/member/payout/repository.ts',
    before: '{ removedAt, activeKey: null },',
    after: '{ removedAt },',
    suite: IN_ACCOUNTS,
  },
  {
    name: 'payout account: somebody else removes it',
    breaks: 'members remove the cards of others',
    file: 'mock-server/domains/member/payout/repository.ts',
    before: '{ id, memberId, kind: kinds, removedAt: null },',
    after: '{ id, kind: kinds, removedAt: null },',
    suite: IN_ACCOUNTS,
  },
  {
    name: 'payout number: the checksum of Ethereum',
    breaks: 'a mistyped address is taken, and the money is lost',
    file: NUMBERS,
    before: ' || number === withChecksum(number)',
    after: ' || /^0x[0-9a-fA-F]{40}$/.test(number)',
    suite: IN_ACCOUNTS,
  },
];
