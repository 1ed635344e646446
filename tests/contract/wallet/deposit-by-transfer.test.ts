import { describe, expect, it } from 'vitest';
import { depositBody, depositState, readMainBalance } from '../../support/deposits.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer } from '../../support/orders.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe(operationTitle('depositByTransfer'), () => {
  it('by C2C looks for a counterpart first', async () => {
    const { world, lucky } = await begin();
    const body = depositBody({ channelCode: 'c2c' });
    const { orderNo, state, payment } = await lucky.value('depositByTransfer', { body });
    expect([state, payment.payee]).toEqual(['created', null]);
    await world.clock.advance(3 * SECOND);
    const matched = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(matched.state).toBe('waiting');
    expect(matched.payment.remark).toMatch(/^C\d{5}$/);
    expect(matched.payment.payee).not.toBeNull();
  });
});

describe(operationTitle('reportPaid'), () => {
  it('has a transfer checked, which is credited when it was found', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    for (const _ of [1, 2]) expect((await lucky.value('reportPaid', { body: { orderNo } })).state).toBe('processing');
    expect(await readMainBalance(lucky)).toBe('8214.50');
    await world.clock.advance(15 * MINUTE);
    expect(await depositState(lucky, orderNo)).toBe('success');
    expect(await readMainBalance(lucky)).toBe('8714.50');
  });

  it('where nothing arrives for a day › the order fails', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
    const orderNo = await newTransfer(lucky);
    await lucky.value('reportPaid', { body: { orderNo } });
    await world.clock.advance(24 * 60 * MINUTE);
    expect(await depositState(await world.client.signedIn(), orderNo)).toBe('failed');
  });

  it('for an order that does not wait for it › 409', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    const reply = await lucky.call('reportPaid', { body: { orderNo } });
    expect([reply.status, refusal(reply.body)]).toEqual([409, 'order.state']);
  });
});
