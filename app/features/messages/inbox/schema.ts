import * as z from 'zod/mini';

/** `readAll` has no id. */
export const inboxSchema = z.object({
  intent: z.enum(['read', 'readAll', 'delete', 'restore']),
  id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
});
