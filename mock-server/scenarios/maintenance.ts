import { z } from 'zod';
import { changeBrand } from '../control/brands.ts';
import { isoInZone } from '../shared/zone.ts';
import { brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

const MINUTE_MS = 60_000;

export default defineScenario({
  title: 'Maintenance',
  description: 'The brand is closed for maintenance.',
  touches: ['maintenance'],
  parameters: z.object({
    brand,
    minutes: z.int().min(1).max(10_080).nullable().default(60).describe('Minutes until it opens; null for unknown.'),
  }),
  async apply({ world }, { brand: code, minutes }) {
    const end = minutes === null ? null : world.now() + minutes * MINUTE_MS;
    await changeBrand(world, code, { maintenance: true, maintenanceEndTime: end });
    return { changes: [`${code} is in maintenance${end === null ? '' : ` until ${isoInZone(end)}`}.`] };
  },
});
