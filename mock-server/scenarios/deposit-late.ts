import { z } from 'zod';
import { reportPayment } from '../control/orders.ts';
import { account, amount, bank, brand, newReference } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Deposit late',
  description:
    'A member has paid online; the bank says that the payment is under way, until the back office reports more.',
  touches: [],
  parameters: z.object({ brand, account: account('lucky'), amount: amount('500.00'), bank }),
  async apply({ world, act }, { brand: code, account: name, amount: value, bank: bankCode }) {
    const { orderNo } = await act({ brand: code, account: name }, 'depositByUrl', {
      body: { channelCode: 'online-bank', bankCode, amount: value, reference: newReference(world) },
    });
    await reportPayment(world, orderNo, { status: 'pending' });
    return { changes: [`The payment of ${orderNo} by ${name} is under way.`], made: { orderNo } };
  },
});
