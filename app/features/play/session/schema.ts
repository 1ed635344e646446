import * as z from 'zod/mini';

export const checkSchema = z.object({ answer: z.enum(['CONTINUE', 'LEAVE']), leaveTo: z.optional(z.string()) });
