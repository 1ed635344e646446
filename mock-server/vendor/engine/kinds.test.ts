import { expect, it } from 'vitest';
import { games } from '../../../prisma/seed/catalogue/games.ts';
import { kindOf } from './kinds.ts';

it('every game but the lotteries has a kind', () => {
  for (const game of games) {
    const isLottery = game.gameType === 'LOTT' || game.gameType === 'ELOTT';
    expect(kindOf(game) === null, game.code).toBe(isLottery);
  }
});

it.each([
  ['Speed Roulette Lisbon', 'roulette', '97.30'],
  ['French Wheel Colette', 'roulette', '97.30'],
  ['Speed Baccarat A', 'baccarat', '98.94'],
  ['Perfect Nine Baccarat', 'baccarat', '98.94'],
])('%s is %s, with the return of its rules', (title, kind, rtp) => {
  const game = games.find(({ name }) => name.EN === title);
  expect(game && { kind: kindOf(game), rtp: game.rtp }).toEqual({ kind, rtp });
});
