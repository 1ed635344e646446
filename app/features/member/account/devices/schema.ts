import * as z from 'zod/mini';

/** Signing the other devices out asks for nothing. */
export const noFields = z.object({});
