import { isZero, parseUnits, roundDown, unitsText } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';

/** Returns undefined for zero. */
export const amountTone = (amount: string): 'profit' | 'loss' | undefined =>
  isZero(amount) ? undefined : amount.startsWith('-') ? 'loss' : 'profit';

/** A result that stands alone; what rounds to zero has neither sign nor tone. */
export function roundedResult(site: Pick<Site, 'format' | 'currency'>, amount: string) {
  const rounded = unitsText(roundDown(parseUnits(amount), site.currency));
  return { text: signed(site, rounded), tone: amountTone(rounded) };
}

/** Formats "+₱50.00" or "−₱50.00"; zero has no sign. */
export function signed({ format }: Pick<Site, 'format'>, amount: string): string {
  const tone = amountTone(amount);
  const absolute = format.money(amount.replace('-', ''));
  return tone === undefined ? absolute : `${tone === 'profit' ? '+' : '−'}${absolute}`;
}
