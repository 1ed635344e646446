import { decimalSign } from './amount.ts';

/** Two decimals and comma thousands (specification, section 3). */
export interface Formats {
  /** Formats "₱1,234.50", without floating point. */
  money(decimal: string): string;
  /** For typed amounts. */
  decimalSign: '.' | ',';
  /** Formats "1,234". */
  count(number: number): string;
  /** Formats "2 days ago". */
  ago(epochMs: number): string;
  /** Formats "30 November 2026". */
  date(epochMs: number): string;
  /** Formats "30 November 2026, 14:05", in the brand's zone. */
  dateTime(epochMs: number): string;
}

/** GMT+8 without daylight saving time. */
const BRAND_ZONE = 'Asia/Manila';
export const BRAND_ZONE_MS = 8 * 3_600_000;
export const BRAND_ZONE_NAME = 'GMT+8';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const amounts = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
  signDisplay: 'negative',
});

/** Formats "1,234.50"; truncates, so that nobody sees money they do not have. */
export const formatAmount = (decimal: string): string => amounts.format(decimal as Intl.StringNumericLiteral);

/** Vietnamese's long style begins with "lúc" (at), which sentences already say. */
const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

const made = new Map<string, Formats>();

export function formatsFor(tag: string, currencySymbol: string): Formats {
  const key = `${tag} ${currencySymbol}`;
  const known = made.get(key) ?? makeFormats(tag, currencySymbol);
  made.set(key, known);
  return known;
}

function makeFormats(tag: string, currencySymbol: string): Formats {
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const counts = new Intl.NumberFormat('en');
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: BRAND_ZONE, calendar: 'gregory' });
  const dateTime = new Intl.DateTimeFormat(tag, {
    ...(tag === 'vi-VN' ? NUMERIC : ({ dateStyle: 'long', timeStyle: 'short' } as const)),
    timeZone: BRAND_ZONE,
    calendar: 'gregory',
  });
  return {
    decimalSign: decimalSign(tag),
    money(decimal) {
      const amount = formatAmount(decimal);
      return amount.startsWith('-') ? `-${currencySymbol}${amount.slice(1)}` : `${currencySymbol}${amount}`;
    },
    count: (number) => counts.format(number),
    ago(epochMs) {
      const passed = Math.max(0, Date.now() - epochMs);
      const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['minute', 60_000];
      return relative.format(-Math.floor(passed / length), unit);
    },
    date: (epochMs) => date.format(epochMs),
    dateTime: (epochMs) => dateTime.format(epochMs),
  };
}
