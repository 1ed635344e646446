import { z } from 'zod';
import { changeBrand } from '../control/brands.ts';
import { brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Vendor down',
  description: 'A vendor is in maintenance in all its categories, with no end that is known.',
  touches: ['vendors'],
  parameters: z.object({ brand, vendor: z.string().min(2).max(20).default('AURUM').describe('Code of the vendor.') }),
  async apply({ world }, { brand: code, vendor }) {
    await changeBrand(world, code, { vendorsInMaintenance: [vendor] });
    return { changes: [`The vendor ${vendor} is closed at ${code}, and all others are open.`] };
  },
});
