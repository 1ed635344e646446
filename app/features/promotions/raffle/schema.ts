import * as z from 'zod/mini';

/** As the contract's SeedsRequest. */
export const seedsSchema = (message: string) =>
  z.object({ clientSeed: z.string(message).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, message)) });

export const spinSchema = z.object({});
