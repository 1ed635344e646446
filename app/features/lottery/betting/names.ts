import type { KeyOf } from '~/i18n/texts.types.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { findKnownPlay } from '../../../../openapi/rules/plays.ts';
import { boardPrizeName } from '../board-names.ts';

type Key = KeyOf<'plays'>;

/** Returns "First three". */
export const groupName = (t: TranslateAny, code: string): string => t('plays', `groups.${code}` as Key);

/** Returns "Straight"; the code of an unknown play. */
export function playName(t: TranslateAny, code: string): string {
  const play = findKnownPlay(code);
  return play ? t('plays', play.name as Key, { n: play.n ?? '' }) : code;
}

/** Numbers stay as they are. */
export function symbolName(t: TranslateAny, play: string, symbol: string): string {
  if (play === 'SPECIAL_ZODIAC') return t('plays', `zodiac.z${symbol}` as Key);
  return /^-?\d+$/.test(symbol) ? symbol : t('plays', `symbols.${symbol}` as Key);
}

/** Prizes of markets are named as their choices. */
export const prizeName = (t: TranslateAny, play: string, prize: string): string =>
  boardPrizeName(t, prize) ?? symbolName(t, play, prize);
