import * as z from 'zod/mini';
import type { FormAnswer } from '~/ui/schema-form.ts';

/** How many times a unit may be staked: from 1 to 9999 (lottery.md, Common). */
const MULTIPLE = /^[1-9]\d{0,3}$/;

/** A typed multiple; 0 for what is none. */
export const readMultiple = (text: string): number => (MULTIPLE.test(text) ? Number(text) : 0);

/** A slip as the page sends it; what is pressed or typed without scripts comes beside it. */
export const betSchema = (multipleError: string) =>
  z.object({
    numero: z.string().check(z.regex(/^\d{1,15}$/)),
    /** JSON: the lines of the slip. */
    lines: z.optional(z.string()),
    /** Has its message at the numbers that are typed; of a pad, the browser's form has several. `readPicks` reads both. */
    row0: z.optional(z.unknown()),
    unit: z.string(),
    multiple: z.string(multipleError).check(z.regex(MULTIPLE, multipleError)),
    series: z.optional(z.string()),
    /** Over how many draws, how the multiples grow, and whether a win ends it. */
    chase: z.optional(z.string()),
    plan: z.optional(z.enum(['same', 'double'])),
    stop: z.optional(z.string()),
  });

/** The most rows and symbols that a play has, and more stations than a region draws in a day. */
const MOST_ROWS = 10;
const MOST_SYMBOLS = 100;
const MOST_STATIONS = 10;

const ROWS = Array.from({ length: MOST_ROWS }, (_, row) => `row${row}`);

/** The names that the form has a checkbox of for each symbol or station. */
export const PICKS = { ...Object.fromEntries(ROWS.map((name) => [name, MOST_SYMBOLS])), station: MOST_STATIONS };

/** What was pressed and typed, as it was sent without scripts. */
export interface Picks {
  rows: string[][];
  stations: number[];
}

export const readPicks = (form: FormData): Picks => ({
  rows: ROWS.map((name) => form.getAll(name).map(String)),
  stations: form.getAll('station').map(Number),
});

/** A slip that came without scripts is asked about once more; the button that says yes sends what it was told to cost. */
export const CONFIRMED = 'confirmed';

/** The answer to a slip; with its picks where it came without scripts. */
export type BetAnswer = FormAnswer & {
  picks?: Picks | undefined;
  /** What it costs: in ten-thousandths as the form sends it back, and as people read it; over how many draws. */
  asked?: { confirmed: string; amount: string; draws: number };
  /** Refused for good, or perhaps placed; absent where this try was not carried out, and an earlier one may have been. */
  fate?: 'refused' | 'unsure';
};

const Line = z.object({
  gameIds: z.array(z.number()).check(z.minLength(1), z.maxLength(2)),
  play: z.string(),
  content: z.string(),
  unit: z.string(),
  multiple: z.number(),
});
export type SlipLine = z.output<typeof Line>;

const Lines = z.array(Line);

/** The lines of a slip; none where it is none. */
export function parseLines(text: string | undefined): SlipLine[] {
  try {
    return Lines.parse(JSON.parse(text || '[]'));
  } catch {
    return [];
  }
}

export const cancelSchema = z.object({
  orderNo: z.string().check(z.regex(/^[A-Z0-9]{6,32}$/)),
  /** With it, all orders of the slip that can still be cancelled. */
  wholeSlip: z.optional(z.string()),
});
