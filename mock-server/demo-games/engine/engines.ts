import { baccarat } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { esports, sportsbook } from './book/books.ts';
import { cards } from './cards.ts';
import { cockfight } from './cockfight.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { fish } from './fish.ts';
import { keno } from './keno.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';
import { roulette } from './roulette.ts';
import { scratch } from './scratch.ts';
import { slot } from './slot/slot.ts';
import { engineOfTable } from './spots/spot-engine.ts';
import { spotTables } from './spots/tables.ts';
import type { GameEngine, Kind } from './types.ts';
import { videoPoker } from './video-poker.ts';

const ofCards = [blackjack, baccarat, dragonTiger, cards, videoPoker];
const ofChance = [slot, roulette, fish, keno, bingo, scratch, crash, dice, mines, plinko];
const ofEvents = [sportsbook, esports, cockfight];

/** A new kind is a module in this folder and a line here, or a table in spots/tables.ts. */
const engines = new Map<Kind, GameEngine>(
  [...ofCards, ...ofChance, ...ofEvents, ...spotTables.map(engineOfTable)].map((engine) => [engine.kind, engine]),
);

/** Returns undefined for games without an engine. */
export const findEngine = (kind: Kind | null): GameEngine | undefined => (kind ? engines.get(kind) : undefined);
