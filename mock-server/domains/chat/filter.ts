import type { Language } from '../../worlds/columns.ts';
import { GENERAL_NAMES, HOUSE_NAMES, REFUSED_WORDS } from './words.ts';

/** Letters that look alike, by the Latin letter that a skeleton has for them; after NFKD and in lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀ∀ɐ',
  b: '68вьʙßβƅɓ',
  c: '(¢сςϲᴄↄɔƈҫ',
  d: 'đðԁᴅδ∂д',
  e: '3€еєεɛᴇəǝ∃ҽ',
  f: 'ƒғꜰɟ',
  g: '9ɡɢցƃ',
  h: 'һнʜɥ',
  i: '1!|¡lіιıɪӏłʟӀɨƚ',
  j: 'јϳᴊɾʝ',
  k: 'кκᴋʞ',
  m: 'мᴍɯϻ',
  n: 'пηɴиñո',
  o: '0оοσøᴏөо°○●◯օᴑѳ◎⊙⭕',
  p: 'рρᴘþ',
  q: 'ԛզ',
  r: 'гʀяɹ',
  s: '5$ѕꜱʂ§',
  t: '7+тτᴛʇ†ŧԏ',
  u: 'υцʉᴜսʋµμ∪ᵴ',
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
const BOXES = BOXED.map(({ first, last }) => `${String.fromCodePoint(first)}-${String.fromCodePoint(last)}`).join('');
/** Look-alikes that are neither letters nor digits. */
const SIGNS = [...LATIN.keys()].filter((sign) => !/[\p{L}\p{N}]/u.test(sign)).join('');

/** All but vowels and tones of Thai. */
const MARKS = /(?![\u0e31\u0e34-\u0e3a\u0e48-\u0e4b])\p{M}/gu;
/** One takes the place of the others; without any it is another word. */
const THAI_TONES = /[\u0e48-\u0e4b]/gu;
/** No letters there: "now!". */
const SIGNS_AT_END = /[!|+$@]+(?=\s|$)/g;
/** Stands for a letter that is left out. */
const WILD = '*';

/** Between words where signs and digits are the letters that they look like ("$tup1d"), and where they are none ("hey,you2"). */
const BORDERS = [
  new RegExp(String.raw`[^\p{L}\p{M}\p{N}*${BOXES}${SIGNS}]+`, 'u'),
  new RegExp(String.raw`[^\p{L}\p{M}*${BOXES}]+`, 'u'),
];

function toLatin(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const box = BOXED.find(({ first, last }) => first <= code && code <= last);
  if (box) return String.fromCodePoint(0x61 + code - box.first);
  return LATIN.get(letter) ?? letter;
}

const inLowerCase = (text: string): string => text.normalize('NFKC').toLowerCase();

function toLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').replace(THAI_TONES, '\u0e48');
  return [...plain].map(toLatin).join('').toLowerCase();
}

/** Lower case without accents, with the Latin letter for what looks like one, in words with single spaces. */
export const skeletonOf = (text: string): string =>
  toLetters(inLowerCase(text).replace(SIGNS_AT_END, ''))
    .replace(/[^\p{L}\p{M}\p{N}\s*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that look Latin as such: ".сom" is ".com". */
export const readLatin = (text: string): string =>
  [...text].map((letter) => (/\p{L}/u.test(letter) ? toLatin(letter) : letter)).join('');

const onceEach = (letters: string): string => letters.replace(/(.)\1+/gu, '$1');

interface Word {
  /** As in a skeleton. */
  letters: string;
  /** As typed, in lower case. */
  typed: string;
}

const wordsOf = (text: string, border: RegExp): Word[] =>
  inLowerCase(text)
    .replace(SIGNS_AT_END, '')
    .split(border)
    .filter(Boolean)
    .map((typed) => ({ letters: toLetters(typed), typed }))
    .filter(({ letters }) => letters !== '');

/** Chinese and Thai have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u;

interface Sought {
  /** Without spaces and repeats. */
  letters: string;
  /** With its tones, where other tones make another word; else null. */
  toned: string | null;
  isStem: boolean;
  isUnspaced: boolean;
}

const isToned = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));
const withTones = (typed: string): string => onceEach(typed.normalize('NFC'));

const seek = (word: string): Sought => ({
  letters: onceEach(skeletonOf(word).replace(/[\s*]/g, '')),
  toned: isToned(word) && !UNSPACED.test(word) ? withTones(word.replaceAll(' ', '')) : null,
  isStem: word.endsWith(WILD),
  isUnspaced: UNSPACED.test(word),
});

const refusedIn = Object.fromEntries(
  Object.entries(REFUSED_WORDS).map(([language, words]) => [
    language,
    [...new Set([...words, ...REFUSED_WORDS.EN])].map(seek),
  ]),
) as Record<Language, Sought[]>;

/** Words that one word is written as, with spaces between its letters. */
const MOST_PARTS = 16;

/** Returns true for a text with a refused word, however it is spelt: by look-alikes, repeats, accents, dots or spaces. */
export const hasRefusedWord = (text: string, language: Language): boolean =>
  BORDERS.some((border) => hasOne(wordsOf(text, border), refusedIn[language]));

function hasOne(words: readonly Word[], sought: readonly Sought[]): boolean {
  const whole = onceEach(joinLetters(words).replaceAll(WILD, ''));
  return sought.some((each) => (each.isUnspaced ? whole.includes(each.letters) : isAmong(words, each)));
}

const joinLetters = (words: readonly Word[]): string => words.map(({ letters }) => letters).join('');

/** A word, or several in a row, which are no part of longer words. */
function isAmong(words: readonly Word[], sought: Sought): boolean {
  return words.some((_, start) => {
    let [letters, typed] = ['', ''];
    for (const part of words.slice(start, start + MOST_PARTS)) {
      const isOne = letters === '';
      letters += part.letters;
      typed += part.typed;
      if (isSame(onceEach(letters), sought, isOne) && !isAnother(typed, sought)) return true;
      if (letters.length > 2 * sought.letters.length + part.letters.length) return false;
    }
    return false;
  });
}

/** Only one word has endings: "dumb assets" is none. */
function isSame(word: string, { letters, isStem }: Sought, isOne: boolean): boolean {
  if (!word.includes(WILD)) return isStem && isOne ? word.startsWith(letters) : word === letters;
  const shown = word.replaceAll(WILD, '').length;
  if (shown < 2 || shown < letters.length / 2) return false;
  const pattern = word.split(WILD).join('.{1,2}');
  return new RegExp(`^${pattern}$`, 'u').test(letters);
}

/** With other tones it is another word; without any it may be this one. */
const isAnother = (typed: string, { toned }: Sought): boolean =>
  toned !== null && isToned(typed) && withTones(typed) !== toned;

const AFTER_SENDER = String.raw`:꞉∶ː⁚︰|»>)\]}】〕〗》–—→⇒=•*~`;
/** The sender's name at the start of a text: "Support:", "[Admin]", "【客服】", "Baize team –". */
const SENDER = new RegExp(
  String.raw`^[^\p{L}\p{N}$@]*(?<name>[^${AFTER_SENDER}]{2,40}?)\s*(?:[${AFTER_SENDER}]|-\s)`,
  'u',
);

const houseNames = HOUSE_NAMES.map(seek);
const generalNames = GENERAL_NAMES.map((name) => seek(name).letters);

/** Returns true for a text that begins with a name of the house as its sender. */
export function pretendsToBeSupport(text: string, brandName: string): boolean {
  const name = SENDER.exec(text.normalize('NFKC'))?.groups?.name;
  if (name === undefined) return false;
  const names = [...houseNames, seek(brandName)];
  const letters = [...names.map((each) => each.letters), ...generalNames];
  return BORDERS.some((border) => {
    const words = wordsOf(name, border);
    const whole = onceEach(joinLetters(words));
    return hasOne(words, names) || (!generalNames.includes(whole) && isMadeOf(whole, letters));
  });
}

/** Returns true for letters that names, one after the other, make up: "a d m i n", "baizesupport". */
const isMadeOf = (letters: string, names: readonly string[]): boolean =>
  letters !== '' &&
  names.some((name) => {
    const rest = letters.slice(name.length);
    return name !== '' && letters.startsWith(name) && (rest === '' || isMadeOf(rest, names));
  });
