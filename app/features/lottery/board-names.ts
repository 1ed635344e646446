import type { KeyOf } from '~/i18n/texts.types.ts';
import type { TranslateAny } from '~/i18n/translate.ts';

/** Vietnam's G1 is the first. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const NAMED = /^(first|second|third|fourth|fifth|sixth|seventh|special|consolation|front|back|last)$/;

/** Returns null for other codes. */
export function boardPrizeName(t: TranslateAny, prize: string): string | null {
  const [, n] = /^G(\d)$/.exec(prize) ?? [];
  const name = n ? ORDINALS[Number(n) - 1] : NAMED.exec(prize)?.[1];
  return name ? t('plays', `prizes.${name}` as KeyOf<'plays'>) : null;
}
