import * as z from 'zod/mini';

/** As in the contract. */
export const codeSchema = (message: string) =>
  z.object({ code: z.string(message).check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,24}$/, message)) });
