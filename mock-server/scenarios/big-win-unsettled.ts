import { z } from 'zod';
import { decideDraw } from '../control/lottery.ts';
import { account, brand, newReference } from './parameters.ts';
import { defineScenario } from './scenario.ts';

const GAME = 'ELOTT_0001';
const BALLS = [1, 2, 3, 4, 5];

export default defineScenario({
  title: 'Big win, unsettled',
  description: 'A member has a lottery order that wins the highest prize at the next draw.',
  touches: ['draw'],
  parameters: z.object({
    brand,
    account: account('lucky'),
    multiple: z.int().min(1).max(1000).default(10).describe('Multiple of the stake.'),
  }),
  async apply({ world, act }, { brand: code, account: name, multiple }) {
    const who = { brand: code, account: name };
    const menu = await act(who, 'getLotteryMenu', { query: { language: 'EN' } });
    const game = menu.flatMap(({ gameMenus }) => gameMenus).find(({ code: each }) => each === GAME);
    const lines = [{ play: 'STAR5_DIRECT', content: BALLS.join('|'), unit: '2', multiple }];
    const { numero, gameId } = game ?? { numero: '', gameId: 0 };
    await act(who, 'placeLotteryBet', {
      body: { gameId, numero, lines, reference: newReference(world) },
    });
    await decideDraw(world, GAME, numero, { balls: BALLS });
    return {
      changes: [`${name} has an order on the draw ${numero} of ${GAME}, which will give ${BALLS.join(', ')}.`],
      made: { gameCode: GAME, numero },
    };
  },
});
