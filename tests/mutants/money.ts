import type { Mutant } from './mutant.ts';

const LEDGER = 'mock-server/domains/money/ledger/ledger.ts';
const SERVICE = 'mock-server/domains/wallet/service.ts';
const BALANCE = 'mock-server/domains/wallet/balance.ts';
const REPOSITORY = 'mock-server/domains/wallet/repository.ts';

export const moneyMutants: Mutant[] = [
  {
    name: 'ledger: a wallet below zero',
    breaks: 'more money leaves a wallet than is in it',
    file: LEDGER,
    before: 'if (balanceAfter < 0n) throw insufficient();',
    after: 'if (balanceAfter < -1_000_000n) throw insufficient();',
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'ledger: the balance before instead of after',
    breaks: 'the account record tells another balance than the wallet',
    file: LEDGER,
    before: 'house: null, typeCode, amount, balanceAfter };',
    after: 'house: null, typeCode, amount, balanceAfter: balanceAfter - amount };',
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'transfer: the reference is not looked up',
    breaks: 'a repeated request fails instead of being answered as before',
    file: SERVICE,
    before: 'findMovement(store, memberId, reference)',
    after: 'findMovement(store, memberId, `${reference}x`)',
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'transfer: the reference is not kept',
    breaks: 'a repeated request moves the money twice',
    file: SERVICE,
    before: "const movement = { brandCode: brand.code, memberId, reference, fingerprint, prefix: 'T', legs };",
    after: "const movement = { brandCode: brand.code, memberId, fingerprint, prefix: 'T', legs };",
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'transfer: other content under a reference is taken for the same',
    breaks: 'a transfer is said to be done that was never made',
    file: SERVICE,
    before: '(row) => row.fingerprint === fingerprint',
    after: '() => true',
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'transfer: a wallet to itself',
    breaks: 'a transfer between one wallet is taken',
    file: SERVICE,
    before: 'if (body.fromAccountTypeId === body.toAccountTypeId)',
    after: 'if (body.fromAccountTypeId === -body.toAccountTypeId)',
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'collect: one wallet is left out',
    breaks: 'money stays behind',
    file: 'mock-server/domains/money/ledger/transfers.ts',
    before: '.filter(({ accountTypeId, balance }) => accountTypeId !== MAIN.accountTypeId && balance > 0n)',
    after: '.filter(({ accountTypeId, balance }) => accountTypeId !== MAIN.accountTypeId && balance > 0n).slice(1)',
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
  {
    name: 'balance: the sum leaves a wallet out',
    breaks: 'the header shows too little money',
    file: BALANCE,
    before: 'sumBalance: formatMoney(wallets.reduce((sum, { balance }) => sum + balance, 0n)),',
    after: 'sumBalance: formatMoney(wallets.slice(1).reduce((sum, { balance }) => sum + balance, 0n)),',
    suite: 'tests/contract/wallet/wallet.test.ts',
  },
  {
    name: 'balance: a number instead of a string',
    breaks: 'a field has the wrong type',
    file: BALANCE,
    before: 'availBalance: formatMoney(balance),',
    after: 'availBalance: Number(balance) / 10_000 as never,',
    suite: 'tests/contract/wallet/wallet.test.ts',
  },
  {
    name: 'account record: pages overlap',
    breaks: 'off by one: the last row of a page is the first of the next',
    file: 'mock-server/domains/wallet/records.ts',
    before: 'pageEntries(world, toFilter(context), (pageNo - 1) * pageSize, pageSize);',
    after: 'pageEntries(world, toFilter(context), Math.max(0, (pageNo - 1) * pageSize - 1), pageSize);',
    suite: 'tests/contract/wallet/transactions.test.ts',
  },
  {
    name: 'account record: the end of the period is in it',
    breaks: 'off by one: a row is in two periods',
    file: REPOSITORY,
    before: '"LedgerEntry"."time" < @to',
    after: '"LedgerEntry"."time" <= @to',
    suite: 'tests/contract/wallet/transactions.test.ts',
  },
  {
    name: 'account record: what others did',
    breaks: 'a member reads the rows of all',
    file: REPOSITORY,
    before: '"LedgerEntry"."memberId" = @memberId',
    after: '"LedgerEntry"."memberId" >= MIN(@memberId, 1)',
    suite: 'tests/contract/wallet/transactions.test.ts',
  },
  {
    name: 'money: places are cut off',
    breaks: 'an amount with four places loses two',
    file: 'mock-server/shared/money.ts',
    before: "const amount = BigInt(whole) * MONEY_SCALE + BigInt(fraction.padEnd(PLACES, '0'));",
    after: "const amount = BigInt(whole) * MONEY_SCALE + BigInt(fraction.slice(0, 2).padEnd(PLACES, '0'));",
    suite: 'tests/contract/wallet/wallet-transfer.test.ts',
  },
];
