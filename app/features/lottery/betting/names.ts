import type { KeyOf } from '~/i18n/texts.types.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { boardPrizeName } from '../board-names.ts';

type Key = KeyOf<'plays'>;

/** Codes whose names have no number in them. */
const PLAIN: Readonly<Record<string, Key>> = {
  TRIPLE: 'names.TRIPLE',
  TRIPLE_ANY: 'names.TRIPLE_ANY',
  STRAIGHT_ANY: 'groups.STRAIGHT_ANY',
  PAIR_AND_ONE: 'names.PAIR_AND_ONE',
  PAIR: 'names.PAIR',
  DA: 'names.DA',
  DA_TWO: 'names.DA_TWO',
  HEAD_TAIL: 'names.HEAD_TAIL',
  HEAD_TAIL3: 'names.HEAD_TAIL3',
  DE: 'names.DE',
  DE3: 'names.DE3',
  TOP3: 'names.TOP3',
  TOP3_ANY: 'names.TOP3_ANY',
  TOP2: 'names.TOP2',
  BOTTOM2: 'names.BOTTOM2',
  RUN_TOP: 'names.RUN_TOP',
  RUN_BOTTOM: 'names.RUN_BOTTOM',
  MAIN_AND_SPECIAL: 'names.AND_SPECIAL',
  SPECIAL_SIDES: 'names.SIDES',
  SPECIAL_COLOUR: 'names.COLOUR',
  SPECIAL_ZODIAC: 'names.ZODIAC',
  SIDES_SUM: 'names.SUM',
  SIDES_TOTAL: 'names.TOTAL',
  BIG: 'names.EXACT',
  SMALL: 'names.EXACT',
};

/** Endings of codes, after the group that they belong to; the number is that of the name. */
const ENDINGS: readonly (readonly [RegExp, Key])[] = [
  [/_DIRECT_LIST$/, 'names.DIRECT_LIST'],
  [/_DIRECT$/, 'names.DIRECT'],
  [/_IBOX$/, 'names.IBOX'],
  [/_BOX$/, 'names.BOX'],
  // Of four balls, type 6 is two pairs; of three, it is three that differ.
  [/^STAR\d_GROUP(\d+)$/, 'names.GROUPN'],
  [/_GROUP3$/, 'names.GROUP3'],
  [/_GROUP6$/, 'names.GROUP6'],
  [/_GROUP(\d+)$/, 'names.GROUPN'],
  [/_GROUP$/, 'names.GROUP'],
  [/_SUM$/, 'names.SUM'],
  [/_SPAN$/, 'names.SPAN'],
  [/_ANY(\d)$/, 'names.ANYN'],
  [/_SIDES$/, 'names.SIDES'],
  [/_PATTERN$/, 'names.PATTERN'],
  [/^(?:SIDES|BALL|DRAGON_TIGER)_(\d+)$/, 'names.N'],
  [/^DIFFERENT(\d)$/, 'names.DIFFN'],
  [/^MAIN(\d)$/, 'names.MAINN'],
  [/^NONE(\d+)$/, 'names.NONEN'],
  [/^ANY(\d)$/, 'names.NONEN'],
  [/^LO(\d)$/, 'names.LON'],
  [/^SET(\d)$/, 'names.SETN'],
];

/** Plays that are the only one of several groups tell which in their names. */
const SHARED_GROUPS = new Set(['PATTERN']);

/** The name of a group of plays, such as "First three". */
export const groupName = (t: TranslateAny, code: string): string => t('plays', `groups.${code}` as Key);

/** The name of a play within its group, such as "Straight". */
export function playName(t: TranslateAny, group: string, code: string): string {
  if (SHARED_GROUPS.has(group) && code !== group) return groupName(t, code.replace(/_PATTERN$/, ''));
  const plain = PLAIN[code];
  if (plain) return t('plays', plain);
  for (const [ending, key] of ENDINGS) {
    const match = ending.exec(code);
    if (match) return t('plays', key, { n: match[1] ?? '' });
  }
  return groupName(t, code);
}

/** What a symbol of a market says: a number as it is, a word in the page's language. */
export function symbolName(t: TranslateAny, play: string, symbol: string): string {
  if (play === 'SPECIAL_ZODIAC') return t('plays', `zodiac.z${symbol}` as Key);
  return /^-?\d+$/.test(symbol) ? symbol : t('plays', `symbols.${symbol}` as Key);
}

/** What a prize of a play or of a board is called; those of markets are called as their choices. */
export const prizeName = (t: TranslateAny, play: string, prize: string): string =>
  boardPrizeName(t, prize) ?? symbolName(t, play, prize);
