import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

describe(operationTitle('listDepositChannels'), () => {
  it('names every kind of channel at baize, with what it takes', async () => {
    const { lucky } = await begin();
    const { list } = await lucky.value('listDepositChannels');
    expect(new Set(list.map(({ mode }) => mode))).toEqual(
      new Set(['REDIRECT', 'QR', 'TRANSFER', 'VIRTUAL', 'CRYPTO', 'C2C']),
    );
    expect(list.find(({ code }) => code === 'usdt-trc20')).toMatchObject({ chain: 'TRC20', rateCurrency: 'USDT' });
  });

  it('has a mark for each channel, and for each way to withdraw', async () => {
    const { lucky } = await begin();
    const { list } = await lucky.value('listDepositChannels');
    const { methods } = await lucky.value('getWithdrawSettings');
    for (const marks of [list, methods].map((rows) => rows.map(({ mark }) => mark)))
      expect(new Set(marks).size).toBe(marks.length);
  });

  it('says when a channel with hours opens again', async () => {
    const { world } = await begin();
    await world.clock.freeze(Date.parse('2026-03-18T23:45:00+08:00'));
    const lucky = await world.client.signedIn();
    const { list } = await lucky.value('listDepositChannels');
    expect(list.find(({ code }) => code === 'bank-transfer')).toMatchObject({
      isOpen: false,
      opensAt: Date.parse('2026-03-19T06:00:00+08:00'),
    });
  });
});
