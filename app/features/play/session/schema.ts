import * as z from 'zod/mini';

/** `leaveTo` is the redirect target of LEAVE. */
export const checkSchema = z.object({ answer: z.enum(['CONTINUE', 'LEAVE']), leaveTo: z.optional(z.string()) });
