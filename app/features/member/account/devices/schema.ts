import * as z from 'zod/mini';

/** Signing out other devices has no fields. */
export const noFields = z.object({});
