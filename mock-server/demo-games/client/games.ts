import type { Kind } from '../engine/types.ts';
import type { MountGame } from './table.ts';

/** A new kind is a module in games/ and a line here. */
const games: Record<Kind, () => Promise<{ mount: MountGame }>> = {
  slot: () => import('./games/slot.ts'),
  roulette: () => import('./games/roulette.ts'),
  baccarat: () => import('./games/baccarat.ts'),
  dragonTiger: () => import('./games/dragon-tiger.ts'),
  sicBo: () => import('./games/sic-bo.ts'),
  thaiDice: () => import('./games/spot-table.ts'),
  diceDuel: () => import('./games/spot-table.ts'),
  coins: () => import('./games/spot-table.ts'),
  beasts: () => import('./games/spot-table.ts'),
  colours: () => import('./games/spot-table.ts'),
  fanTan: () => import('./games/spot-table.ts'),
  moneyWheel: () => import('./games/spot-table.ts'),
  race: () => import('./games/spot-table.ts'),
  andarBahar: () => import('./games/spot-table.ts'),
  teenPatti: () => import('./games/spot-table.ts'),
  blackjack: () => import('./games/blackjack.ts'),
  videoPoker: () => import('./games/video-poker.ts'),
  scratch: () => import('./games/scratch.ts'),
  bingo: () => import('./games/bingo.ts'),
  mines: () => import('./games/mines.ts'),
  crash: () => import('./games/crash.ts'),
  dice: () => import('./games/dice.ts'),
  plinko: () => import('./games/plinko.ts'),
  fish: () => import('./games/fish.ts'),
  cards: () => import('./games/card-room.ts'),
  keno: () => import('./games/keno.ts'),
  sportsbook: () => import('./games/book/book.ts'),
  esports: () => import('./games/book/book.ts'),
  cockfight: () => import('./games/cockfight.ts'),
};

export const loadGame = async (kind: Kind): Promise<MountGame> => (await games[kind]()).mount;
