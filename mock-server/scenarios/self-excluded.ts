import { z } from 'zod';
import { SEED_PASSWORD } from '../control/seed-people.ts';
import { account, brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Self-excluded',
  description: 'A member has excluded themselves: no play, no deposit; withdrawals stay open.',
  touches: ['exclusion'],
  parameters: z.object({
    brand,
    account: account('victor'),
    months: z
      .union([z.literal(6), z.literal(12), z.literal(60)])
      .default(6)
      .describe('For how long.'),
  }),
  async apply({ act }, { brand: code, account: name, months }) {
    await act({ brand: code, account: name }, 'excludeSelf', { body: { months, password: SEED_PASSWORD } });
    return { changes: [`${name} is excluded for ${months} months, and signed out.`] };
  },
});
