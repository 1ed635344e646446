import { z } from 'zod';
import { reportPayment } from '../control/orders.ts';
import { account, amount, bank, brand, newReference } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Limit reached',
  description: "A member's deposit limit of the day is used up.",
  touches: ['limits'],
  parameters: z.object({ brand, account: account('novice'), amount: amount('500.00'), bank }),
  async apply({ world, act }, { brand: code, account: name, amount: value, bank: bankCode }) {
    const who = { brand: code, account: name };
    const { orderNo } = await act(who, 'depositByUrl', {
      body: { channelCode: 'online-bank', bankCode, amount: value, reference: newReference(world) },
    });
    await reportPayment(world, orderNo, { status: 'paid' });
    await act(who, 'setLimits', { body: { limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: value }] } });
    return { changes: [`${name} may deposit ${value} a day, and has.`] };
  },
});
