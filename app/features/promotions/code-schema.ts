import * as z from 'zod/mini';
import { cleanLine } from '../../../openapi/rules/cleaning.ts';

/** As in the contract. */
export const codeSchema = (message: string) =>
  z.object({ code: z.string(message).check(z.overwrite(cleanLine), z.regex(/^[A-Za-z0-9-]{3,24}$/, message)) });
