import type { Game } from '../../catalogue/games.ts';
import { classicsAndGemsSlots } from '../../catalogue/titles/slots/classics-and-gems.ts';
import { easternFortuneSlots } from '../../catalogue/titles/slots/eastern-fortune.ts';
import { festivalsAndLegendsSlots } from '../../catalogue/titles/slots/festivals-and-legends.ts';
import { mythsSlots } from '../../catalogue/titles/slots/myths.ts';
import { seaAndPiratesSlots } from '../../catalogue/titles/slots/sea-and-pirates.ts';
import { skyAndMachinesSlots } from '../../catalogue/titles/slots/sky-and-machines.ts';
import { sweetsAndFruitSlots } from '../../catalogue/titles/slots/sweets-and-fruit.ts';
import { talesAndTerrorsSlots } from '../../catalogue/titles/slots/tales-and-terrors.ts';
import { westAndWorldSlots } from '../../catalogue/titles/slots/west-and-world.ts';
import { wildBeastsSlots } from '../../catalogue/titles/slots/wild-beasts.ts';
import type { MotifName } from '../motifs/library.ts';
import type { ThemeName } from './themes.ts';
import { beastWords } from './words/beasts.ts';
import type { Entry } from './words/entry.ts';
import { peopleWords } from './words/people.ts';
import { placeWords } from './words/places.ts';
import { drawWords, fishWords, matchWords, tableWords } from './words/tables.ts';
import { thingWords, vehicleWords } from './words/things.ts';

export type CoverGame = Pick<Game, 'vendor' | 'gameType' | 'classify' | 'slug' | 'name'>;

export interface Subject {
  readonly heroes: readonly MotifName[];
  readonly others: readonly MotifName[];
  readonly theme: ThemeName;
}

interface Reading {
  readonly tables: readonly (readonly Entry[])[];
  readonly heroes: readonly MotifName[];
  readonly theme: ThemeName;
  /** The title cannot change the theme. */
  readonly isFixed: boolean;
}

const OPEN = [beastWords, peopleWords, vehicleWords, thingWords, placeWords];

const slotWorlds: readonly (readonly [readonly (readonly [string, string])[], ThemeName])[] = [
  [easternFortuneSlots, 'east'],
  [festivalsAndLegendsSlots, 'feast'],
  [mythsSlots, 'lore'],
  [seaAndPiratesSlots, 'sea'],
  [sweetsAndFruitSlots, 'sweets'],
  [classicsAndGemsSlots, 'classic'],
  [talesAndTerrorsSlots, 'tale'],
  [westAndWorldSlots, 'world'],
  [skyAndMachinesSlots, 'machine'],
  [wildBeastsSlots, 'wild'],
];

const worlds = new Map<string, ThemeName>();

function slotWorld(title: string): ThemeName {
  if (worlds.size === 0) {
    for (const [titles, theme] of slotWorlds) for (const [english] of titles) worlds.set(english, theme);
  }
  return worlds.get(title) ?? 'classic';
}

function chooseTables({ gameType, classify, name }: CoverGame): Reading {
  switch (gameType) {
    case 'LIVE':
      return { tables: [tableWords], heroes: ['twoCards', 'roulette'], theme: 'live', isFixed: true };
    case 'PVP':
      return { tables: [tableWords], heroes: ['royal', 'fiveCards'], theme: 'felt', isFixed: true };
    case 'FISH':
      return { tables: [fishWords, ...OPEN], heroes: ['fish', 'blueFish', 'shark'], theme: 'fishing', isFixed: true };
    case 'SPORTS':
      return { tables: [matchWords], heroes: ['football', 'trophy'], theme: 'sport', isFixed: true };
    case 'ESPORTS':
      return { tables: [matchWords], heroes: ['controller', 'headset'], theme: 'esport', isFixed: true };
    case 'ELOTT':
    case 'LOTT':
      return { tables: [drawWords], heroes: ['drawMachine', 'ball'], theme: 'draw', isFixed: true };
    case 'COCKFIGHT':
      return {
        tables: [],
        heroes: ['rooster', 'goldRooster', 'whiteRooster', 'darkRooster'],
        theme: 'cockpit',
        isFixed: true,
      };
    case 'RNG':
      break;
  }
  switch (classify) {
    case 'TG':
      return { tables: [tableWords, ...OPEN], heroes: ['aces', 'chips'], theme: 'felt', isFixed: true };
    case 'VP':
      return { tables: [tableWords], heroes: ['royal', 'aces', 'jacks'], theme: 'felt', isFixed: true };
    case 'AC':
      return { tables: [OPEN.flat()], heroes: ['bomb', 'plinko', 'rocket'], theme: 'arcade', isFixed: true };
    case 'SC':
      return { tables: OPEN, heroes: ['scratchTicket', 'fruitTicket'], theme: 'fruit', isFixed: false };
    case 'BG':
      return { tables: OPEN, heroes: ['ball', 'drawMachine'], theme: 'draw', isFixed: true };
    default:
      return {
        tables: OPEN,
        heroes: ['fruitReels', 'gemReels', 'crown', 'chest'],
        theme: slotWorld(name.EN),
        isFixed: false,
      };
  }
}

interface Match {
  readonly entry: Entry;
  readonly length: number;
}

const patterns = new Map<string, RegExp>();

function findMatch(entry: Entry, title: string): Match | undefined {
  const words = entry[0];
  const pattern = patterns.get(words) ?? new RegExp(`\\b(?:${words})(?:'s|s'|s|es)?(?![\\w-])`, 'i');
  patterns.set(words, pattern);
  const found = pattern.exec(title);
  return found ? { entry, length: found[0].length } : undefined;
}

/** Earlier tables take precedence, and within a table the longest phrase. */
export function findSubject(game: CoverGame): Subject {
  const { tables, heroes, theme, isFixed } = chooseTables(game);
  const matches = tables.flatMap((table) =>
    table
      .map((entry) => findMatch(entry, game.name.EN))
      .filter((match) => match !== undefined)
      .sort((a, b) => b.length - a.length),
  );
  const [first, ...rest] = matches;
  const named = matches.find(({ entry }) => entry[2])?.entry[2];
  const others = rest.flatMap(({ entry }) => entry[1].slice(0, 1));
  return {
    heroes: first ? first.entry[1] : heroes,
    others: others.filter((motif) => !first?.entry[1].includes(motif)),
    theme: isFixed ? theme : (named ?? theme),
  };
}
