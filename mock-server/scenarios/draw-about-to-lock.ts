import { z } from 'zod';
import { letPass } from '../control/clock.ts';
import { findMoment } from '../control/due.ts';
import { lottery, seconds } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Draw about to lock',
  description: 'The clock stands some seconds before the next lock of a lottery.',
  touches: ['clock'],
  parameters: z.object({ lottery, seconds: seconds(5, 'Seconds before the lock.') }),
  async apply({ world }, { lottery: code, seconds: before }) {
    const { ms, due } = findMoment(world, { to: 'lock', of: code, beforeMs: before * 1000 });
    await letPass(world, ms);
    return {
      changes: [`The draw ${due?.subject} of ${code} locks in ${before} s.`],
      made: { gameCode: code, numero: due?.subject ?? '' },
    };
  },
});
