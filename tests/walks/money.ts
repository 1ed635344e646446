import { expect } from 'vitest';
import { formatMoney, parseMoney } from '../../mock-server/shared/money.ts';
import {
  type Balances,
  type Command,
  carriedBy,
  expectNoMember,
  expectRefused,
  expectWallets,
  pickCaller,
  step,
} from './command.ts';
import { MAIN, type MemberState, type Model, memberBrand, totalBalance } from './model.ts';
import { smallestMoved } from './orders-model.ts';

interface Transferred {
  orderNo: string;
  amount: string;
  balances: Balances;
}

interface Wish {
  token: number;
  from: number;
  to: number;
  amount: bigint;
  reference: number;
}

/** House wallets, a vendor's, and one that does not exist. */
export const WALLETS = [1, 2, 3, 4, 101, 9999] as const;

const referenceName = (number: number) => `reference-${number}`;

export const transfer = ({ token, from, to, amount, reference }: Wish): Command =>
  step(`transfer(${token}, ${from} → ${to}, ${formatMoney(amount)}, ${reference})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const body = {
      fromAccountTypeId: from,
      toAccountTypeId: to,
      amount: formatMoney(amount),
      reference: referenceName(reference),
    };
    const reply = await here.client.call('walletTransfer', { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    if (amount % smallestMoved(member) !== 0n) return expectRefused(reply, 422, 'amount.step');
    if (from === to) return expectRefused(reply, 422, 'wallet.same');
    if (!hasWallet(model, member, from) || !hasWallet(model, member, to))
      return expectRefused(reply, 422, 'wallet.unknown');
    const done = member.transfers.get(body.reference);
    const content = `${from} ${to} ${amount}`;
    if (done && done.content !== content) return expectRefused(reply, 409, 'reference.reused');
    if (!done) {
      if ((member.wallets.get(from) ?? 0n) < amount) return expectRefused(reply, 422, 'balance.insufficient');
      book(member, from, -amount);
      book(member, to, amount);
    }
    expectMoved(member, body.reference, content, carriedBy<Transferred>(reply), amount);
  });

function hasWallet(model: Model, member: MemberState, id: number): boolean {
  const { isSingleWallet, vendors } = memberBrand(model, member);
  return id === MAIN || (!isSingleWallet && [...vendors.values()].includes(id));
}

export const collect = (token: number, reference: number): Command =>
  step(`collect(${token}, ${reference})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const body = { reference: referenceName(reference) };
    const reply = await here.client.call('collectWallets', { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    const done = member.transfers.get(body.reference);
    if (done && done.content !== 'collect') return expectRefused(reply, 409, 'reference.reused');
    let collected = 0n;
    for (const [id, balance] of done ? [] : [...member.wallets]) {
      if (id === MAIN || balance === 0n) continue;
      book(member, id, -balance);
      book(member, MAIN, balance);
      collected += balance;
    }
    const answer = carriedBy<Transferred>(reply);
    const amount = done ? parseMoney((done.answer as Transferred).amount) : collected;
    expectMoved(member, body.reference, 'collect', answer, amount);
  });

/** Each side of a movement is a row of the account record. */
export function book(member: MemberState, accountTypeId: number, amount: bigint): void {
  member.wallets.set(accountTypeId, (member.wallets.get(accountTypeId) ?? 0n) + amount);
  member.entries += 1;
}

/** A repeated reference returns the same order. */
function expectMoved(
  member: MemberState,
  reference: string,
  content: string,
  answer: Transferred,
  amount: bigint,
): void {
  const before = member.transfers.get(reference)?.answer as Transferred | undefined;
  expect(parseMoney(answer.amount)).toBe(amount);
  expectWallets(member, answer.balances);
  if (before) expect(answer.orderNo).toBe(before.orderNo);
  member.transfers.set(reference, { content, answer: before ?? answer });
}

export const prefer = (token: number, autoTransfer: boolean): Command =>
  step(`prefer(${token}, ${autoTransfer})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('setPreferences', { ...asker, body: { autoTransfer } });
    if (!member) return expectNoMember(reply, refusal);
    expect(carriedBy(reply)).toMatchObject({ autoTransfer });
    member.isOneBalance = autoTransfer;
  });

export const balances = (token: number): Command =>
  step(`balances(${token})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('getBalance', asker);
    if (!member) return expectNoMember(reply, refusal);
    expectWallets(member, carriedBy<Balances>(reply));
  });

interface AccountRecord {
  total: number;
  sumIn: string;
  sumOut: string;
}

/** A row for each side of each movement, with the sum of the wallets. */
export const records = (token: number): Command =>
  step(`records(${token})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('listTransactions', { ...asker, query: { pageSize: 5 } });
    if (!member) return expectNoMember(reply, refusal);
    const { total, sumIn, sumOut } = carriedBy<AccountRecord>(reply);
    expect(total).toBe(member.entries);
    expect(parseMoney(sumIn) - parseMoney(sumOut)).toBe(totalBalance(member));
  });
