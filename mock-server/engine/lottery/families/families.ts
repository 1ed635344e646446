import type { Family } from '../types.ts';
import { elevenFive } from './eleven-five.ts';
import { k3 } from './k3.ts';
import { markSix } from './mark-six.ts';
import { pc28 } from './pc28.ts';
import { pk10 } from './pk10.ts';
import { fourD, thaiStyle } from './sea.ts';
import { ssc } from './ssc.ts';
import { vnNorth, vnSouth } from './vietnam.ts';

/** `ofYear` is the lunar year's animal, 0 for the rat. */
export const familiesIn = (ofYear: number): Family[] => [
  ssc,
  k3,
  pk10,
  elevenFive,
  pc28,
  markSix(ofYear),
  vnNorth,
  vnSouth,
  fourD,
  thaiStyle,
];

const YEARS = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Hong_Kong' });
const ANIMALS = 12;
/** 4 CE was a year of the rat. */
const RAT_YEAR = 4;

/** Corrects ICU's lunar year near midnight new moons (Hong Kong Observatory). */
const YEAR_OF_DAY: Readonly<Record<string, number>> = { '2027-02-06': 2027, '2030-02-02': 2029 };

const DAY_MS = 24 * 3_600_000;
const animals = new Map<number, number>();

/** Epoch milliseconds to the lunar year's animal, 0 for the rat. Days begin in GMT+8. */
export function animalAt(time: number): number {
  const day = Math.floor(time / DAY_MS + 1 / 3);
  const animal = animals.get(day) ?? findAnimal(time, new Date(day * DAY_MS).toISOString().slice(0, 10));
  animals.set(day, animal);
  return animal;
}

function findAnimal(time: number, day: string): number {
  const year = YEARS.formatToParts(time).find(({ type }) => (type as string) === 'relatedYear')?.value;
  return ((YEAR_OF_DAY[day] ?? Number(year)) - RAT_YEAR) % ANIMALS;
}

const familiesByAnimal = new Map<number, ReadonlyMap<string, Family>>();

/** At a time in epoch milliseconds. */
export function familyAt(code: string, time: number): Family {
  const animal = animalAt(time);
  const known = familiesByAnimal.get(animal) ?? new Map(familiesIn(animal).map((family) => [family.code, family]));
  familiesByAnimal.set(animal, known);
  const family = known.get(code);
  if (!family) throw new Error(`There is no family of lotteries "${code}"`);
  return family;
}
