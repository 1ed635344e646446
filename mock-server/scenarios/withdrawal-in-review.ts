import { z } from 'zod';
import { changeBrand } from '../control/brands.ts';
import { answerWithdrawal } from '../control/orders.ts';
import { SEED_PAYMENT_PASSWORD } from '../control/seed-people.ts';
import { account, amount, brand, newReference } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Withdrawal in review',
  description: 'A member has asked for a withdrawal, which stays in review until the back office decides.',
  touches: [],
  parameters: z.object({ brand, account: account('lucky'), amount: amount('500.00') }),
  async apply({ world, act }, { brand: code, account: name, amount: value }) {
    const who = { brand: code, account: name };
    await changeBrand(world, code, { cashRules: { backOffice: { mode: 'manual' } } });
    const { list } = await act(who, 'listBankCards', {});
    const { orderNo } = await act(who, 'withdraw', {
      body: {
        methodCode: 'bank',
        payoutId: list[0]?.id ?? 0,
        amount: value,
        paymentPassword: SEED_PAYMENT_PASSWORD,
        reference: newReference(world),
      },
    });
    await answerWithdrawal(world, orderNo, { decision: 'review' });
    return {
      changes: [`${orderNo} of ${name} is in review.`, `The back office of ${code} decides by hand.`],
      made: { orderNo },
    };
  },
});
