import type { Site } from '~/request/site.server.ts';

/** Which colour an amount has; nothing has none. */
export const toneOf = (amount: string): 'profit' | 'loss' | undefined =>
  !/[1-9]/.test(amount) ? undefined : amount.startsWith('-') ? 'loss' : 'profit';

/** "+₱50.00" or "−₱50.00"; nothing has no sign. */
export function signed({ format }: Pick<Site, 'format'>, amount: string): string {
  const tone = toneOf(amount);
  const absolute = format.money(amount.replace('-', ''));
  return tone === undefined ? absolute : `${tone === 'profit' ? '+' : '−'}${absolute}`;
}
