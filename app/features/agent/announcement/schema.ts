import * as z from 'zod/mini';

/** `readAll` has no id. */
export const announcementSchema = z.object({
  intent: z.enum(['read', 'readAll']),
  id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
});
