import { baseball, basketball, cyberBasketball } from './ball-games.ts';
import { bookOn } from './book.ts';
import { football } from './football.ts';
import { cardDuel, fighting, lanes, maps, mobileArena, starFleet, tactics, towerPush } from './maps.ts';
import { badminton, boxing, muay, tableTennis, tennis, volleyball } from './part-games.ts';
import type { Sport } from './sport.ts';

type Titled = readonly [words: RegExp, sport: Sport];

/** Football is a sportsbook's default. */
const sports: readonly Titled[] = [
  [/basketball|hoops/, basketball],
  [/baseball/, baseball],
  [/table-tennis/, tableTennis],
  [/tennis/, tennis],
  [/volleyball/, volleyball],
  [/badminton/, badminton],
  [/boxing/, boxing],
  [/muay/, muay],
  [/./, football],
];

/** The default includes all. */
const disciplines: readonly Titled[] = [
  [/basketball/, cyberBasketball],
  [/football/, { ...football, id: 'cyberfootball' }],
  [/lane|dragon/, lanes],
  [/tower/, towerPush],
  [/mobile/, mobileArena],
  [/shooter|clutch/, tactics],
  [/fleet/, starFleet],
  [/card-duel/, cardDuel],
  [/fighting/, fighting],
  [/./, maps],
];

const pickFrom =
  (titled: readonly Titled[]) =>
  ({ slug }: { slug: string }): Sport =>
    titled.find(([words]) => words.test(slug))?.[1] ?? football;

export const pickSport = pickFrom(sports);
export const pickDiscipline = pickFrom(disciplines);

const sportsIn = (titled: readonly Titled[]) => titled.map(([, sport]) => sport);

export const sportsbook = bookOn('sportsbook', pickSport, sportsIn(sports));
export const esports = bookOn('esports', pickDiscipline, sportsIn(disciplines));
