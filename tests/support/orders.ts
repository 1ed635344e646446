import type { Body as ControlBody } from '../../openapi/generated/control-operations.ts';
import type { Body } from '../../openapi/generated/gaming-operations.ts';
import type { Client } from './client.ts';
import type { TestWorld } from './world.ts';

/** The seeded members'. */
export const PAYMENT_PASSWORD = '246810';

let references = 0;
export const newReference = () => {
  references += 1;
  return `order-${references}`.padEnd(8, '-');
};

type Deposit = Body<'depositByTransfer'>;

/** Returns the number. */
export async function newTransfer(client: Client, change: Partial<Deposit> = {}): Promise<string> {
  const order = await client.value('depositByTransfer', {
    body: { channelCode: 'bank-transfer', bankCode: 'LUZON', amount: '500.00', reference: newReference(), ...change },
  });
  return order.orderNo;
}

/** As the provider does. */
export const reportPayment = (world: TestWorld, orderNo: string, report: Partial<ControlBody<'reportPayment'>> = {}) =>
  world.client.value('reportPayment', {
    path: { ...world.path, orderNo },
    body: { status: 'paid', times: 1, ...report },
  });

/** As the back office does. */
export const decide = (world: TestWorld, orderNo: string, decision: ControlBody<'answerWithdrawal'>['decision']) =>
  world.client.value('answerWithdrawal', { path: { ...world.path, orderNo }, body: { decision } });

/** Credits a deposit. Returns the id of the rollover. */
export async function newBonus(world: TestWorld, client: Client): Promise<number> {
  const { bonuses } = await client.value('getDepositSettings');
  const orderNo = await newTransfer(client, { bonusId: bonuses[0]?.bonusId ?? 0 });
  await reportPayment(world, orderNo);
  const { list } = await client.value('listRollovers');
  return list.find(({ cause }) => cause === 'PROMOTION')?.rolloverId ?? 0;
}

export async function readPayoutId(client: Client, kind: 'BANK' | 'EWALLET' | 'CRYPTO' = 'BANK'): Promise<number> {
  const { list } = kind === 'BANK' ? await client.value('listBankCards') : await client.value('listVirtualAccounts');
  const account = list.find((each) => each.kind === kind);
  if (!account) throw new Error(`The member has no account of the kind ${kind}`);
  return account.id;
}

export async function withdrawal(client: Client, change: Partial<Body<'withdraw'>> = {}): Promise<Body<'withdraw'>> {
  const payoutId = change.payoutId ?? (await readPayoutId(client));
  return {
    methodCode: 'bank',
    amount: '500.00',
    paymentPassword: PAYMENT_PASSWORD,
    reference: newReference(),
    ...change,
    payoutId,
  };
}

/** Returns the number. */
export async function newWithdrawal(client: Client, change: Partial<Body<'withdraw'>> = {}): Promise<string> {
  const { orderNo } = await client.value('withdraw', { body: await withdrawal(client, change) });
  return orderNo;
}

/** Paid, and waiting for the member's confirmation. Returns the number. */
export async function newReceipt(world: TestWorld, client: Client): Promise<string> {
  const orderNo = await newWithdrawal(client, { methodCode: 'c2c' });
  for (const step of ['review', 'approve', 'pay'] as const) await decide(world, orderNo, step);
  return orderNo;
}
