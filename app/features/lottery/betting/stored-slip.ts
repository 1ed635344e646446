import * as z from 'zod/mini';
import { type BetState, NO_CHASE, type SentSlip, type Slip, sentSlip } from './bet-state.ts';
import type { ShownLine } from './lines.ts';
import { PLANS } from './schema.ts';

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
const Multiples = z.array(z.int());
const MOST_DRAWS = 1000;
const Chase = z.object({
  count: z.int().check(z.gte(1), z.lte(MOST_DRAWS)),
  plan: z.enum(PLANS),
  rate: z._default(z.string(), NO_CHASE.rate),
  multiples: z._default(Multiples, []),
  isStopping: z.boolean(),
});

const Stored = z.object({
  sent: z._default(
    z.nullable(
      z.object({
        idempotencyKey: z.string(),
        numero: z.string(),
        lines: Lines,
        series: Series,
        multiples: Multiples,
      }),
    ),
    null,
  ),
  ...z.partial(
    z.object({
      lines: Lines,
      series: Series,
      chase: Chase,
      idempotencyKey: z.nullable(z.string()),
    }),
  ).shape,
});

export const writeSlip = (state: BetState): string => JSON.stringify({ ...state.slip, sent: sentSlip(state) });

/** Returns `begin` for another shape. */
export function parseSlip(stored: string | null, begin: Slip): { slip: Slip; sent: SentSlip | null } {
  try {
    const { sent, ...slip } = Stored.parse(JSON.parse(stored ?? '{}'));
    return { slip: { ...begin, ...slip, ...(sent && { lines: sent.lines }) }, sent };
  } catch {
    return { slip: begin, sent: null };
  }
}
