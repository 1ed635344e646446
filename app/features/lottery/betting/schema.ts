import * as z from 'zod/mini';
import type { FormAnswer } from '~/ui/schema-form.ts';

/** 1 to 9999 (lottery.md, Common). */
const MULTIPLE = /^[1-9]\d{0,3}$/;

/** Returns 0 for an invalid multiple. */
export const readMultiple = (text: string): number => (MULTIPLE.test(text) ? Number(text) : 0);

/** How the multiples of a chase are filled; `own` is by hand. */
export const PLANS = ['same', 'double', 'profit', 'own'] as const;
export type Plan = (typeof PLANS)[number];

/** `readPicks` reads the fields of a form without scripts. */
export const betSchema = (multipleError: string) =>
  z.object({
    numero: z.string().check(z.regex(/^\d{1,15}$/)),
    /** JSON. */
    lines: z.optional(z.string()),
    /** Carries the error of typed numbers. `readPicks` also reads pads, which send several values. */
    row0: z.optional(z.unknown()),
    unit: z.string(),
    multiple: z.string(multipleError).check(z.regex(MULTIPLE, multipleError)),
    series: z.optional(z.string()),
    chase: z.optional(z.string()),
    plan: z.optional(z.enum(PLANS)),
    /** One per draw, with commas. */
    multiples: z.optional(z.string()),
    stop: z.optional(z.string()),
  });

const MOST_ROWS = 10;
const MOST_SYMBOLS = 100;
const MOST_STATIONS = 10;

const ROWS = Array.from({ length: MOST_ROWS }, (_, row) => `row${row}`);

/** Maximum values by checkbox name. */
export const PICKS = { ...Object.fromEntries(ROWS.map((name) => [name, MOST_SYMBOLS])), station: MOST_STATIONS };

export interface Picks {
  rows: string[][];
  stations: number[];
}

export const readPicks = (form: FormData): Picks => ({
  rows: ROWS.map((name) => form.getAll(name).map(String)),
  stations: form.getAll('station').map(Number),
});

/** Without scripts a second request repeats the cost that was shown. */
export const CONFIRMED = 'confirmed';

/** `picks` is for a slip sent without scripts. */
export type BetAnswer = FormAnswer & {
  picks?: Picks | undefined;
  /** Ten-thousandths, and formatted. */
  asked?: { confirmed: string; amount: string; draws: number };
  /** Absent when this attempt was not carried out; an earlier one may have been. */
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

/** Returns an empty list for invalid text. */
export function parseLines(text: string | undefined): SlipLine[] {
  try {
    return Lines.parse(JSON.parse(text || '[]'));
  } catch {
    return [];
  }
}

export const cancelSchema = z.object({
  orderNo: z.string().check(z.regex(/^[A-Z0-9]{6,32}$/)),
  wholeSlip: z.optional(z.string()),
});
