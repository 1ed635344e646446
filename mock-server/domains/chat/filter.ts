import type { Language } from '../../worlds/columns.ts';
import { HOUSE_NAMES, REFUSED_WORDS } from './words.ts';

/** Letters that look alike, by the Latin letter that a skeleton has for them; after NFKD and in lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀ∀ɐ',
  b: '8вьʙßβ',
  c: '(¢сςϲᴄↄɔ',
  d: 'đðԁᴅ',
  e: '3€еєεɛᴇəǝ∃',
  f: 'ƒғꜰɟ',
  g: '9ɡɢցƃ',
  h: 'һнʜɥ',
  i: '1!|¡lіιıɪӏłʟӀ',
  j: 'јϳᴊɾ',
  k: 'кκᴋʞ',
  m: 'мᴍɯ',
  n: 'пηɴиñո',
  o: '0оοσøᴏөо°○●◯օ',
  p: 'рρᴘþ',
  q: 'ԛզ',
  r: 'гʀяɹ',
  s: '5$ѕꜱʂ§',
  t: '7+тτᴛʇ†',
  u: 'υцʉᴜսʋµμ',
  v: 'νѵᴠʌ',
  w: 'ԝωшᴡʍ',
  x: '×хχ',
  y: 'уγүʏʎ¥',
  z: 'ᴢʐ',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((each) => [each, letter])),
);

/** Regional indicators, and letters in filled circles and squares, which NFKC keeps. */
const BOXED = [0x1f1e6, 0x1f150, 0x1f170].map((first) => ({ first, last: first + 25 }));

/** Accents of Latin letters and tones of Thai ones. */
const MARKS = /[\u0300-\u036f\u0483-\u0487\u0e47-\u0e4e]/gu;
/** No letters there: "now!". */
const SIGNS_AT_END = /[!|+$@]+(?=\s|$)/g;
/** Stands for a letter that is left out. */
const WILD = '*';

function toLatin(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const box = BOXED.find(({ first, last }) => first <= code && code <= last);
  if (box) return String.fromCodePoint(0x61 + code - box.first);
  return LATIN.get(letter) ?? letter;
}

/** Lower case without accents, with the Latin letter for what looks like one, in words with single spaces. */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(MARKS, '');
  const letters = [...plain.replace(SIGNS_AT_END, '')].map(toLatin).join('').toLowerCase();
  return letters
    .replace(/[^\p{L}\p{M}\p{N}\s*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const onceEach = (letters: string): string => letters.replace(/(.)\1+/gu, '$1');

/** Chinese and Thai have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u;

interface Refused {
  /** Without spaces and repeats. */
  letters: string;
  isStem: boolean;
  isUnspaced: boolean;
}

const toRefused = (word: string): Refused => ({
  letters: onceEach(skeletonOf(word).replace(/[\s*]/g, '')),
  isStem: word.endsWith(WILD),
  isUnspaced: UNSPACED.test(word),
});

const refusedIn = Object.fromEntries(
  Object.entries(REFUSED_WORDS).map(([language, words]) => [
    language,
    [...new Set([...words, ...REFUSED_WORDS.EN])].map(toRefused),
  ]),
) as Record<Language, Refused[]>;

/** Words that one word is written as, with spaces between its letters. */
const MOST_PARTS = 16;

/** Returns true for a text with a refused word, however it is spelt: by look-alikes, repeats, accents, dots or spaces. */
export function hasRefusedWord(text: string, language: Language): boolean {
  const words = skeletonOf(text).split(' ').filter(Boolean);
  const whole = onceEach(words.join('').replaceAll(WILD, ''));
  return refusedIn[language].some((refused) =>
    refused.isUnspaced ? whole.includes(refused.letters) : isAmong(words, refused),
  );
}

/** A word, or several in a row, which are no part of longer words. */
function isAmong(words: readonly string[], refused: Refused): boolean {
  return words.some((_, start) => {
    let joined = '';
    for (const part of words.slice(start, start + MOST_PARTS)) {
      joined += part;
      if (isSame(onceEach(joined), refused)) return true;
      if (joined.length > 2 * refused.letters.length + part.length) return false;
    }
    return false;
  });
}

function isSame(word: string, { letters, isStem }: Refused): boolean {
  if (!word.includes(WILD)) return isStem ? word.startsWith(letters) : word === letters;
  const shown = word.replaceAll(WILD, '').length;
  if (shown < 2 || shown < letters.length / 2) return false;
  const pattern = word.split(WILD).join('.{1,2}');
  return new RegExp(`^${pattern}$`, 'u').test(letters);
}

/** A sender's name at the start of a text: "Support:", "[Admin]", "【客服】", "Baize team –". */
const SENDER = /^[^\p{L}\p{N}]*(?<name>[\p{L}\p{M}\p{N} ._'’-]{2,40}?)\s*(?:[:：\])}】〕〗》>»|–—]|-\s)/u;

const houseNames = new Set(HOUSE_NAMES.map(skeletonOf));

/** Returns true for a text that begins with a name of the house as its sender. */
export function pretendsToBeSupport(text: string, brandName: string): boolean {
  const name = SENDER.exec(text.normalize('NFKC'))?.groups?.name;
  if (name === undefined) return false;
  const words = skeletonOf(name).split(' ').filter(Boolean);
  const brand = skeletonOf(brandName);
  const isOfHouse = (word: string) => houseNames.has(word) || word === brand;
  const whole = words.join('');
  return words.every(isOfHouse) || isMadeOf(whole, [...houseNames, brand]);
}

/** Returns true for letters that names, one after the other, make up: "a d m i n", "baizesupport". */
function isMadeOf(letters: string, names: readonly string[]): boolean {
  if (letters === '') return true;
  return names.some((name) => name !== '' && letters.startsWith(name) && isMadeOf(letters.slice(name.length), names));
}
