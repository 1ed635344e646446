import { baccarat } from './baccarat.ts';
import { sportsbook } from './book/football.ts';
import { esports } from './book/maps.ts';
import { cards } from './cards.ts';
import { cockfight } from './cockfight.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { fish } from './fish.ts';
import { keno } from './keno.ts';
import { roulette } from './roulette.ts';
import { sicBo } from './sic-bo.ts';
import { slot } from './slot/slot.ts';
import type { GameEngine, Kind } from './types.ts';

/** Every engine by its kind: a new kind is a module beside these and a line here. */
const engines = new Map<Kind, GameEngine>(
  [slot, roulette, baccarat, dragonTiger, sicBo, fish, cards, keno, sportsbook, esports, cockfight].map((engine) => [
    engine.kind,
    engine,
  ]),
);

/** The engine of a kind; undefined for games that are not played here. */
export const engineOf = (kind: Kind | null): GameEngine | undefined => (kind ? engines.get(kind) : undefined);
