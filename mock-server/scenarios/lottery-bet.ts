import { newReference } from './parameters.ts';
import type { Stage } from './scenario.ts';

export const LOTTERY = 'ELOTT_0001';
export const BALLS = [1, 2, 3, 4, 5];

/** Bets 2 units, times `multiple`, on these balls. Returns the next draw, which the bet is on. */
export async function betOnBalls({ world, act }: Stage, who: { brand: string; account: string }, multiple: number) {
  const menu = await act(who, 'getLotteryMenu', { query: { language: 'EN' } });
  const game = menu.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === LOTTERY);
  const lines = [{ play: 'STAR5_DIRECT', content: BALLS.join('|'), unit: '2', multiple }];
  const { numero, gameId } = game ?? { numero: '', gameId: 0 };
  await act(who, 'placeLotteryBet', { body: { gameId, numero, lines, reference: newReference(world) } });
  return numero;
}
