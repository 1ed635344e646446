import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

for (const id of ['getBalance', 'getBalanceByPost'] as const) {
  describe(operationTitle(id), () => {
    it('when the brand has many wallets › a row for each, and their exact sum', async () => {
      const { client } = await mock.newWorld();
      const lucky = await client.signedIn();
      expect(await lucky.value(id)).toEqual({
        sumBalance: '12458.75',
        balance: [
          { accountTypeId: 1, accountName: 'PVP', availBalance: '874.00' },
          { accountTypeId: 2, accountName: 'MAIN', availBalance: '8214.50' },
          { accountTypeId: 3, accountName: 'RNG', availBalance: '3120.25' },
          { accountTypeId: 4, accountName: 'LOTT', availBalance: '250.00' },
        ],
        currency: 'PHP',
        debt: '0.00',
        currencySymbol: '₱',
      });
    });

    it('when the brand has one wallet › that wallet in its currency', async () => {
      const { client } = await mock.newWorld();
      const victor = await client.signedIn('victor', { merchant: 'lotus' });
      expect(await victor.value(id)).toEqual({
        sumBalance: '23418650000.00',
        balance: [{ accountTypeId: 2, accountName: 'MAIN', availBalance: '23418650000.00' }],
        currency: 'VND',
        debt: '0.00',
        currencySymbol: '₫',
      });
    });

    it('when a wallet is empty › it is there with zero', async () => {
      const { client } = await mock.newWorld();
      const novice = await client.signedIn('novice', { merchant: 'harbor' });
      const { sumBalance, balance, currency } = await novice.value(id);
      expect({ sumBalance, currency }).toEqual({ sumBalance: '60.00', currency: 'THB' });
      expect(balance.map(({ accountName, availBalance }) => [accountName, availBalance])).toEqual([
        ['MAIN', '60.00'],
        ['RNG', '0.00'],
        ['LOTT', '0.00'],
      ]);
    });
  });
}

describe(operationTitle('getMerchantWallet'), () => {
  it.each([
    ['baize', false],
    ['lotus', true],
    ['harbor', false],
  ])('when the brand is %s › isSingle is %s', async (merchant, isSingle) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky', { merchant });
    expect(await lucky.value('getMerchantWallet')).toEqual({ isSingle });
  });
});
