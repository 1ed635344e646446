import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { sixDigits } from '~/parts/fields/field-rules.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';

const GROUPED = /^\d{1,3}([., ]\d{3})+$/;

/** Whole points of a typed text; null for anything else. */
export function parsePoints(typed: string): number | null {
  const text = cleanLine(typed);
  const plain = GROUPED.test(text) ? text.replace(/\D/g, '') : text;
  return /^[1-9]\d{0,8}$/.test(plain) ? Number(plain) : null;
}

export function convertSchema(t: TranslateAny) {
  const points = t('points', 'convert.errors.points');
  const password = t('points', 'convert.errors.password');
  return z.object({
    points: z.pipe(
      z.string(points).check(z.refine((typed: string) => parsePoints(typed) !== null, points)),
      z.transform((typed: string) => String(parsePoints(typed) ?? '')),
    ),
    paymentPassword: sixDigits(password),
  });
}
