import * as z from 'zod/mini';
import type { ChasePlan } from './chase-fields.tsx';
import type { ShownLine } from './lines.ts';

/** A slip that was sent. Until its fate is known it is only sent again as it was, so that it is placed once. */
export interface SentSlip {
  idempotencyKey: string;
  numero: string;
  lines: ShownLine[];
  /** Null where none was sent. */
  series: number | null;
  /** True when it may be placed already. */
  isUnsure: boolean;
}

/** Series and chase belong to the slip: they are those of all its lines. */
export interface Slip {
  lines: ShownLine[];
  /** Null where none was chosen: the member's highest. */
  series: number | null;
  chase: ChasePlan;
  sent: SentSlip | null;
  /** Idempotency key of an attempt with unknown outcome. The next attempt reuses it, so at most one bet is placed. */
  idempotencyKey: string | null;
}

const Amount = z.string().check(z.regex(/^\d+$/));
const Line: z.ZodMiniType<ShownLine> = z.object({
  gameIds: z.array(z.number()),
  play: z.string(),
  content: z.string(),
  unit: z.string(),
  multiple: z.number(),
  name: z.string(),
  text: z.string(),
  stakes: z.number(),
  amount: Amount,
  win: z.optional(Amount),
  winSeries: z.optional(z.number()),
  each: z.optional(z.enum(['no', 'alike', 'upTo'])),
});
const Lines = z.array(Line);
const Series = z.nullable(z.number());

const Stored = z.partial(
  z.object({
    lines: Lines,
    series: Series,
    chase: z.object({ count: z.number(), plan: z.enum(['same', 'double']), isStopping: z.boolean() }),
    sent: z.nullable(
      z.object({
        idempotencyKey: z.string(),
        numero: z.string(),
        lines: Lines,
        series: Series,
        isUnsure: z.boolean(),
      }),
    ),
    idempotencyKey: z.nullable(z.string()),
  }),
);

/**
 * Returns the slip that a tab has stored, or `begin` where it is of another shape. One that was sent before the page was left has lost its
 * answer.
 */
export function parseSlip(stored: string | null, begin: Slip): Slip {
  try {
    const slip: Slip = { ...begin, ...Stored.parse(JSON.parse(stored ?? '{}')) };
    const { sent } = slip;
    return sent ? { ...slip, lines: sent.lines, sent: { ...sent, isUnsure: true } } : slip;
  } catch {
    return begin;
  }
}
