import * as z from 'zod/mini';

export const feedSchema = z.object({ isInFeed: z.enum(['on', 'off']) });
