import { describe, expect, it } from 'vitest';
import { depositBody } from '../../support/deposits.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe.each([
  ['depositByUrl', { channelCode: 'online-bank', bankCode: 'LUZON' }],
  ['depositByTransfer', { channelCode: 'bank-transfer', bankCode: 'LUZON' }],
  ['depositVirtualWallet', { channelCode: 'pesopal' }],
] as const)('What %s refuses', (id, channel) => {
  it.each([
    ['below the minimum', { amount: '49.00' }, 'amount.too.small'],
    ['above the maximum', { amount: '200001.00' }, 'amount.too.large'],
    ['between two steps', { amount: '500.50' }, 'amount.step'],
    ['at a channel of another kind', { channelCode: 'qr' }, 'channel.unknown'],
    ['at a bank that the channel does not have', { bankCode: 'NOBANK' }, 'bank.unknown'],
    ['with a bonus that the brand does not have', { bonusId: 999_999 }, 'bonus.unknown'],
  ])('%s › 422, and no order is opened', async (_, change, code) => {
    const { lucky } = await begin();
    const reply = await lucky.call(id, { body: depositBody({ ...channel, ...change }) });
    expect([reply.status, refusal(reply.body)]).toEqual([422, code]);
    expect((await lucky.value('listOpenDeposits')).list).toEqual([]);
  });

  it('a channel in maintenance › 422, and a reference of something else › 409', async () => {
    const { world, lucky } = await begin();
    const body = depositBody(channel);
    await lucky.value(id, { body });
    const reused = await lucky.call(id, { body: { ...body, amount: '600.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
    await world.changeBrand('baize', { channelsInMaintenance: [channel.channelCode] });
    const victor = await world.client.signedIn('victor');
    const closed = await victor.call(id, { body: depositBody(channel) });
    expect([closed.status, refusal(closed.body)]).toEqual([422, 'channel.closed']);
  });
});
