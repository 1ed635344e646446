import type { Body } from '../../openapi/generated/gaming-operations.ts';
import type { Client } from './client.ts';
import { newReference } from './orders.ts';
import type { TestWorld } from './world.ts';

type Deposit = Body<'depositByQr'>;

/** Has a new reference. */
export const depositBody = (change: Partial<Deposit> = {}): Deposit => ({
  channelCode: 'qr',
  amount: '500.00',
  reference: newReference(),
  ...change,
});

export const readMainBalance = async (client: Client) => {
  const { balance } = await client.value('getBalance');
  return balance.find(({ accountName }) => accountName === 'MAIN')?.availBalance;
};

export const depositState = async (client: Client, orderNo: string) =>
  (await client.value('getDepositOrder', { query: { orderNo } })).state;

/** Sends `form`, if any. */
export async function requestCashier(world: TestWorld, url: string | null, form?: Record<string, string>) {
  const { pathname, search } = new URL(url ?? '');
  return fetch(`${world.client.origin}${pathname}${search}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
}
