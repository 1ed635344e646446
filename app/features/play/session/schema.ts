import * as z from 'zod/mini';

/** The answer to a reality check, and the page to which who leaves goes. */
export const checkSchema = z.object({ answer: z.enum(['CONTINUE', 'LEAVE']), leaveTo: z.optional(z.string()) });
