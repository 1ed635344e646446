import { z } from 'zod';
import { changeBrand } from '../control/brands.ts';
import { brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Restricted region',
  description: 'The brand does not serve the addresses of this machine, or others.',
  touches: ['region'],
  parameters: z.object({
    brand,
    addresses: z
      .array(z.string().min(1).max(64))
      .min(1)
      .max(100)
      .default(['127.', '::1'])
      .describe('Addresses, or prefixes that end in a dot or a colon.'),
  }),
  async apply({ world }, { brand: code, addresses }) {
    await changeBrand(world, code, { restrictedAddresses: addresses });
    return { changes: [`${code} does not serve ${addresses.join(', ')}.`] };
  },
});
