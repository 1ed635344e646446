const HOUR_MS = 3_600_000;
/** UTC+8, at all brands. */
const BRAND_HOURS = 8;

/** "2026-01-01 08:00:00" in the brands' zone; in UTC with 0 hours. */
export const formatTime = (ms: number, hours = BRAND_HOURS): string =>
  new Date(ms + hours * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

/** "08:00:00.123" in the brands' zone. */
export const formatClock = (ms: number): string => new Date(ms + BRAND_HOURS * HOUR_MS).toISOString().slice(11, 23);

/** A text of `formatTime`, or with a T between, in the brands' zone. NaN for another text. */
export const parseTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - BRAND_HOURS * HOUR_MS;

const UNITS = [
  ['d', 24 * HOUR_MS],
  ['h', HOUR_MS],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** "in 2 h 5 min", "3 s ago", by the two largest units. */
export function formatDistance(ms: number): string {
  let rest = Math.abs(ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 && parts.length < 2) parts.push(`${count} ${unit}`);
    else if (parts.length > 0) break;
  }
  if (parts.length === 0) return 'now';
  return ms > 0 ? `in ${parts.join(' ')}` : `${parts.join(' ')} ago`;
}

/** "5 s", "2 min". */
export const formatSpan = (ms: number): string => (ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`);

/** "1,234.50": amounts stay texts, so that no digit is lost. */
export const formatAmount = (amount: string): string => amount.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');

const TYPES: Record<number, string> = {
  0: 'player',
  1: 'general agent',
  2: 'agent',
  4: 'trial account',
  41: 'master agent',
  42: 'master agent',
};

/** The type of a member in words. */
export const formatMemberType = (type: number): string => TYPES[type] ?? `type ${type}`;

/** "propose contract" for `proposeContract`, "free rounds" for `FREE_ROUNDS`. */
export const formatName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
