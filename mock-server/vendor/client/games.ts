import type { Kind } from '../engine/types.ts';
import type { MountGame } from './table.ts';

/** The page's part of each kind, loaded when it is played: a new kind is a module in games/ and a line here. */
const games: Partial<Record<Kind, () => Promise<{ mount: MountGame }>>> = {
  slot: () => import('./games/slot.ts'),
  roulette: () => import('./games/roulette.ts'),
  baccarat: () => import('./games/baccarat.ts'),
  fish: () => import('./games/fish.ts'),
};

/** Gives the game of a kind. Throws when there is none. */
export async function loadGame(kind: Kind): Promise<MountGame> {
  const load = games[kind];
  if (!load) throw new Error(`There is no page for games of the kind ${kind}`);
  return (await load()).mount;
}
