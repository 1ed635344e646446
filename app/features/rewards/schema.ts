import * as z from 'zod/mini';

/** Ids with commas between them. */
export const claimSchema = z.object({ ids: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)) });
