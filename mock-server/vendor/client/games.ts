import type { Kind } from '../engine/types.ts';
import type { MountGame } from './table.ts';

/** The page's part of each kind, loaded when it is played: a new kind is a module in games/ and a line here. */
const games: Record<Kind, () => Promise<{ mount: MountGame }>> = {
  slot: () => import('./games/slot.ts'),
  roulette: () => import('./games/roulette.ts'),
  baccarat: () => import('./games/baccarat.ts'),
  dragonTiger: () => import('./games/dragon-tiger.ts'),
  sicBo: () => import('./games/sic-bo.ts'),
  fish: () => import('./games/fish.ts'),
  cards: () => import('./games/card-room.ts'),
  keno: () => import('./games/keno.ts'),
  sportsbook: () => import('./games/book/book.ts'),
  esports: () => import('./games/book/book.ts'),
  cockfight: () => import('./games/cockfight.ts'),
};

/** Gives the game of a kind. */
export const loadGame = async (kind: Kind): Promise<MountGame> => (await games[kind]()).mount;
