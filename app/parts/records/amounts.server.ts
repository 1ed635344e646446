import { isZero } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';

/** Returns undefined for zero. */
export const amountTone = (amount: string): 'profit' | 'loss' | undefined =>
  isZero(amount) ? undefined : amount.startsWith('-') ? 'loss' : 'profit';

/** Formats "+₱50.00" or "−₱50.00"; zero has no sign. */
export function signed({ format }: Pick<Site, 'format'>, amount: string): string {
  const tone = amountTone(amount);
  const absolute = format.money(amount.replace('-', ''));
  return tone === undefined ? absolute : `${tone === 'profit' ? '+' : '−'}${absolute}`;
}
