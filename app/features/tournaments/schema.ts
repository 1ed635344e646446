import * as z from 'zod/mini';

/** A buy-in above zero is confirmed. */
export const joinSchema = (message: string) =>
  z
    .object({ buyIn: z.string(), confirm: z.optional(z.string()) })
    .check(
      z.refine(({ buyIn, confirm }) => Number(buyIn) === 0 || confirm === 'on', { path: ['confirm'], error: message }),
    );

export const leaveSchema = z.object({});
