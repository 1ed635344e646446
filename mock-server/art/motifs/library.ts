import type { Pen } from '../pen.ts';
import * as adventurers from './adventurers.ts';
import * as arcade from './arcade.ts';
import * as beasts from './beasts.ts';
import * as birds from './birds.ts';
import * as casino from './casino.ts';
import * as classics from './classics.ts';
import * as costumes from './costumes.ts';
import * as creatures from './creatures.ts';
import * as critters from './critters.ts';
import * as desserts from './desserts.ts';
import * as dragon from './dragon.ts';
import { ballColor, drawMachine, numberBall, reels, ticket } from './draws.ts';
import * as flowers from './flowers.ts';
import * as folk from './folk.ts';
import * as food from './food.ts';
import * as fruit from './fruit.ts';
import * as garden from './garden.ts';
import * as gear from './gear.ts';
import * as heads from './heads.ts';
import * as hoofed from './hoofed.ts';
import * as lore from './lore.ts';
import * as music from './music.ts';
import * as ocean from './ocean.ts';
import * as orchard from './orchard.ts';
import * as ornaments from './ornaments.ts';
import { dealer } from './people.ts';
import * as places from './places.ts';
import { recoloured } from './recoloured.ts';
import * as rulers from './rulers.ts';
import * as sea from './sea.ts';
import * as sky from './sky.ts';
import * as sports from './sports.ts';
import { card, domino, hand, type Suit, tile } from './table.ts';
import * as things from './things.ts';
import * as treasure from './treasure.ts';
import * as vehicles from './vehicles.ts';

const still = {
  ...adventurers,
  ...arcade,
  ...beasts,
  ...birds,
  ...casino,
  ...classics,
  ...costumes,
  ...creatures,
  ...critters,
  ...desserts,
  ...dragon,
  ...flowers,
  ...folk,
  ...food,
  ...fruit,
  ...garden,
  ...gear,
  ...heads,
  ...hoofed,
  ...lore,
  ...music,
  ...ocean,
  ...orchard,
  ...ornaments,
  ...places,
  ...rulers,
  ...sea,
  ...sky,
  ...sports,
  ...things,
  ...treasure,
  ...vehicles,
  ...recoloured,
} satisfies Record<string, (pen: Pen) => string>;

const SUITS: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];
const HIGH = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const;
const pickSuit = (seed: number): Suit => SUITS[seed % 4] ?? 'spade';

/** A straight of one suit, or cards of one rank. */
function dealt(seed: number, count: number): [string, Suit][] {
  const kind = seed % 2 === 0;
  return Array.from({ length: count }, (_, index) => [
    HIGH[(kind ? seed : seed + index) % HIGH.length] ?? 'A',
    pickSuit(kind ? seed + index : seed),
  ]);
}

const varied = {
  dealer: (pen, seed) => dealer(pen, seed),
  croupier: (pen, seed) => dealer(pen, seed, true),
  gambler: (pen, seed) => dealer(pen, seed, false),
  tile: (pen, seed) => tile(pen, seed),
  domino: (pen, seed) => domino(pen, seed),
  card: (pen, seed) => card(pen, HIGH[seed % HIGH.length] ?? 'A', pickSuit(seed)),
  ace: (pen, seed) => card(pen, 'A', pickSuit(seed)),
  twoCards: (pen, seed) => hand(pen, dealt(seed, 2)),
  threeCards: (pen, seed) => hand(pen, dealt(seed, 3)),
  fiveCards: (pen, seed) => hand(pen, dealt(seed, 5)),
  deuces: (pen, seed) =>
    hand(
      pen,
      Array.from({ length: 4 }, (_, index) => ['2', pickSuit(seed + index)] as const),
    ),
  jacks: (pen, seed) =>
    hand(
      pen,
      Array.from({ length: 3 }, (_, index) => ['J', pickSuit(seed + index)] as const),
    ),
  aces: (pen, seed) =>
    hand(
      pen,
      Array.from({ length: 4 }, (_, index) => ['A', pickSuit(seed + index)] as const),
    ),
  tens: (pen, seed) =>
    hand(
      pen,
      Array.from({ length: 3 }, (_, index) => ['10', pickSuit(seed + index)] as const),
    ),
  royal: (pen, seed) =>
    hand(
      pen,
      ['10', 'J', 'Q', 'K', 'A'].map((rank) => [rank, pickSuit(seed)] as const),
    ),
  ball: (pen, seed) => numberBall(pen, (seed % 45) + 1, ballColor(seed)),
  drawMachine: (pen, seed) => drawMachine(pen, seed),
  fruitReels: (pen) => reels(pen, [fruit.cherries(pen), classics.seven(pen), classics.bell(pen)]),
  gemReels: (pen) => reels(pen, [treasure.gem(pen), treasure.crown(pen), recoloured.ruby(pen)]),
  scratchTicket: (pen) => ticket(pen, [treasure.clover(pen), classics.seven(pen), recoloured.ruby(pen)]),
  fruitTicket: (pen) => ticket(pen, [fruit.cherries(pen), fruit.citrus(pen), fruit.grapes(pen)]),
} satisfies Record<string, (pen: Pen, seed: number) => string>;

export type StillName = keyof typeof still;
export type VariedName = keyof typeof varied;
export type MotifName = StillName | VariedName;

export const motifNames = [...Object.keys(still), ...Object.keys(varied)] as MotifName[];

/** 200 × 200; the seed selects a variant. */
export function drawMotif(name: MotifName, pen: Pen, seed: number): string {
  return isVaried(name) ? varied[name](pen, seed) : still[name](pen);
}

function isVaried(name: MotifName): name is VariedName {
  return name in varied;
}

const figures: ReadonlySet<string> = new Set([
  ...Object.keys(adventurers),
  ...Object.keys(costumes),
  ...Object.keys(folk),
  ...Object.keys(rulers),
  'dealer',
  'croupier',
  'gambler',
]);

/** A person from the chest up, whose lower edge must be hidden. */
export function isFigure(name: MotifName): boolean {
  return figures.has(name);
}
