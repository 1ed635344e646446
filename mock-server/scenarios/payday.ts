import { z } from 'zod';
import { letPass } from '../control/clock.ts';
import { findMoment } from '../control/due.ts';
import { defineScenario } from './scenario.ts';

const SETTLEMENTS = ['settle.REBATE', 'settle.DIVIDEND', 'settle.DAILY'];

export default defineScenario({
  title: 'Payday',
  description: 'A month has ended: rebates and contracts are settled, and paid where they pay by themselves.',
  touches: ['clock'],
  parameters: z.object({}),
  async apply({ world }) {
    const before = world.read.list('Payout').length;
    const { ms } = findMoment(world, { to: 'monthEnd' });
    await letPass(world, ms);
    const left = world.read.list('DueEvent').filter(({ kind }) => SETTLEMENTS.includes(kind)).length;
    const made = world.read.list('Payout').length - before;
    return { changes: [`The month has ended: ${made} settlements were made; ${left} of later periods are due.`] };
  },
});
