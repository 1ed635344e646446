import { expect, it } from 'vitest';
import { games } from '../../../prisma/seed/catalogue/games.ts';
import { kindOf } from './kinds.ts';

const kindFor = (game: (typeof games)[number]) => kindOf({ ...game, vendorCode: game.vendor });

it('every game but the house’s own lotteries has a kind', () => {
  for (const game of games) {
    const isLottery = game.gameType === 'LOTT' || (game.gameType === 'ELOTT' && game.vendor !== 'KENOHALL');
    expect(kindFor(game) === null, game.code).toBe(isLottery);
  }
});

it.each([
  ['Speed Roulette Lisbon', 'roulette', '97.30'],
  ['French Wheel Colette', 'roulette', '97.30'],
  ['Speed Baccarat A', 'baccarat', '98.94'],
  ['Perfect Nine Baccarat', 'baccarat', '98.94'],
  ['Dragon Tiger Macau', 'dragonTiger', '96.27'],
  ['Speed Sic Bo A', 'sicBo', '97.22'],
])('%s is %s, with the return of its rules', (title, kind, rtp) => {
  const game = games.find(({ name }) => name.EN === title);
  expect(game && { kind: kindFor(game), rtp: game.rtp }).toEqual({ kind, rtp });
});
