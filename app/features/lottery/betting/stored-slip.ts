import * as z from 'zod/mini';
import { type BetState, type SentSlip, type Slip, sentSlip } from './bet-state.ts';
import type { ShownLine } from './lines.ts';

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

const Stored = z.object({
  sent: z._default(
    z.nullable(z.object({ idempotencyKey: z.string(), numero: z.string(), lines: Lines, series: Series })),
    null,
  ),
  ...z.partial(
    z.object({
      lines: Lines,
      series: Series,
      chase: z.object({ count: z.number(), plan: z.enum(['same', 'double']), isStopping: z.boolean() }),
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
