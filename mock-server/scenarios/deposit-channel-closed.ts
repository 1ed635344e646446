import { z } from 'zod';
import { changeBrand } from '../control/brands.ts';
import { brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Deposit channel closed',
  description: 'A way to deposit is in maintenance.',
  touches: ['channels'],
  parameters: z.object({ brand, channel: z.string().min(2).max(30).default('qr').describe('Code of the channel.') }),
  async apply({ world }, { brand: code, channel }) {
    await changeBrand(world, code, { channelsInMaintenance: [channel] });
    return { changes: [`The channel ${channel} is closed at ${code}, and all others are open.`] };
  },
});
