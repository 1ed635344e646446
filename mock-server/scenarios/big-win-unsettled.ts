import { z } from 'zod';
import { decideDraw } from '../control/lottery.ts';
import { BALLS, betOnBalls, LOTTERY } from './lottery-bet.ts';
import { account, brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Big win, unsettled',
  description: 'A member has a lottery order that wins the highest prize at the next draw.',
  touches: ['draw'],
  parameters: z.object({
    brand,
    account: account('lucky'),
    multiple: z.int().min(1).max(1000).default(10).describe('Multiple of the stake.'),
  }),
  async apply(stage, { brand: code, account: name, multiple }) {
    const numero = await betOnBalls(stage, { brand: code, account: name }, multiple);
    await decideDraw(stage.world, LOTTERY, numero, { balls: BALLS });
    return {
      changes: [`${name} has an order on the draw ${numero} of ${LOTTERY}, which will give ${BALLS.join(', ')}.`],
      made: { gameCode: LOTTERY, numero },
    };
  },
});
