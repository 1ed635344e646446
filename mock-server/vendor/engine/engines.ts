import { baccarat } from './baccarat.ts';
import { fish } from './fish.ts';
import { roulette } from './roulette.ts';
import { slot } from './slot/slot.ts';
import type { GameEngine, Kind } from './types.ts';

/** Every engine by its kind: a new kind is a module beside these and a line here. */
const engines = new Map<Kind, GameEngine>([slot, roulette, baccarat, fish].map((engine) => [engine.kind, engine]));

/** The engine of a kind; undefined while nobody has written it. */
export const engineOf = (kind: Kind | null): GameEngine | undefined => (kind ? engines.get(kind) : undefined);
