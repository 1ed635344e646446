import * as z from 'zod/mini';
import type { ServerTranslate } from '~/i18n/translate.ts';
import { cleanLine } from '../../../openapi/rules/cleaning.ts';

export const MOST_CHARACTERS = 200;

export function messageSchema(t: ServerTranslate) {
  const missing = t('chat', 'server.errors.empty');
  return z.object({
    text: z.string(missing).check(
      z.overwrite(cleanLine),
      z.minLength(1, missing),
      z.refine((text) => [...text].length <= MOST_CHARACTERS, { error: t('chat', 'server.errors.long') }),
    ),
    room: z.string(),
  });
}

export function reportSchema() {
  return z.object({ message: z.string(), room: z.string() });
}
