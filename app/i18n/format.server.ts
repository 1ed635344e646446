import { currencyPlaces } from '../../openapi/rules/currency.ts';
import { type DecimalSign, decimalSign } from './amount.ts';
import {
  type Currency,
  formatAmount,
  formatMissingMoney,
  formatMoney,
  formatRoundedMoney,
  parseUnits,
} from './money.ts';

/** Formats of a page: amounts with comma thousands (specification, section 3; docs/decisions/2026-11-25-four-places.md). */
export interface Formats {
  /** Formats "₱1,234.50" from a decimal string, without floating point: exact, for rows, sums, receipts, slips and terms. */
  money(decimal: string): string;
  /** For an amount that stands alone: a balance, a limit, progress, a jackpot, a tile. Rounded down. */
  roundedMoney(decimal: string): string;
  /** For what a requirement still lacks. Rounded up. */
  missingMoney(decimal: string): string;
  /** Formats "1,234.50". */
  amount(decimal: string): string;
  /** For typed amounts; empty for a currency without decimals. */
  decimalSign: DecimalSign;
  /** "1,234". */
  count(number: number): string;
  /** "A, B, and C". */
  list(names: readonly string[]): string;
  /** "2 days ago". */
  ago(epochMs: number): string;
  /** "Nov 30, 2026". */
  date(epochMs: number): string;
  /** "Nov 30", for a day of the coming weeks. */
  day(epochMs: number): string;
  /** "Nov 30, 2026, 2:05 PM", in the brand's zone. */
  dateTime(epochMs: number): string;
  /** "2:05 PM", in the brand's zone. */
  time(epochMs: number): string;
  /** With seconds, for records. */
  exactTime(epochMs: number): string;
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

/** "now"; zero minutes are "this minute". */
const NOW = ['second', 60_000] as const;

type TimeStyle = 'short' | 'medium';

/** "10:15 24/11/2026": Vietnamese writes dates in numbers. */
const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const numericStyle = (timeStyle?: TimeStyle): Intl.DateTimeFormatOptions => ({
  ...NUMERIC,
  ...(timeStyle && CLOCK),
  ...(timeStyle === 'medium' && { second: '2-digit' }),
});

const made = new Map<string, Formats>();

export function formatsFor(tag: string, currency: Currency): Formats {
  const key = `${tag} ${currency.code} ${currency.symbol}`;
  const known = made.get(key) ?? makeFormats(tag, currency);
  made.set(key, known);
  return known;
}

function makeFormats(tag: string, currency: Currency): Formats {
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const counts = new Intl.NumberFormat('en');
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const times = (timeStyle?: TimeStyle) =>
    new Intl.DateTimeFormat(tag, {
      ...(tag === 'vi-VN' ? numericStyle(timeStyle) : { dateStyle: 'medium', timeStyle }),
      timeZone: BRAND_ZONE,
      calendar: 'gregory',
    });
  const day = new Intl.DateTimeFormat(tag, {
    ...(tag === 'vi-VN' ? { month: '2-digit', day: '2-digit' } : { month: 'short', day: 'numeric' }),
    timeZone: BRAND_ZONE,
    calendar: 'gregory',
  });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: BRAND_ZONE });
  const [date, dateTime, exactTime] = [times(), times('short'), times('medium')];
  return {
    decimalSign: currencyPlaces(currency.code) === 0 ? '' : decimalSign(tag),
    money: (decimal) => formatMoney(parseUnits(decimal), currency),
    roundedMoney: (decimal) => formatRoundedMoney(parseUnits(decimal), currency),
    missingMoney: (decimal) => formatMissingMoney(parseUnits(decimal), currency),
    amount: (decimal) => formatAmount(parseUnits(decimal), currency),
    count: (number) => counts.format(number),
    list: (names) => lists.format(names),
    ago(epochMs) {
      const passed = Math.max(0, Date.now() - epochMs);
      const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? NOW;
      return relative.format(-Math.floor(passed / length), unit);
    },
    date: (epochMs) => date.format(epochMs),
    day: (epochMs) => day.format(epochMs),
    dateTime: (epochMs) => dateTime.format(epochMs),
    time: (epochMs) => time.format(epochMs),
    exactTime: (epochMs) => exactTime.format(epochMs),
  };
}
