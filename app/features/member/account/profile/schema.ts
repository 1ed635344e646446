import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { type FieldRule, patternMessage, payeeNameSchema, required } from '~/parts/fields/field-rules.ts';
import { cleanLine } from '../../../../../openapi/rules/cleaning.ts';

export interface ProfileRules {
  rule: FieldRule;
  minimumAge: number;
  /** YYYY-MM-DD. */
  latest: string;
}

/** An empty payee name or birthday stays unset. */
export function profileSchema(t: TranslateAny, { rule, minimumAge, latest }: ProfileRules) {
  const payeeName = { missing: t('member', 'errors.required'), broken: patternMessage(t, rule) };
  const isDay = (value: string) => value === '' || (/^(19|20)\d{2}-\d{2}-\d{2}$/.test(value) && isRealDay(value));
  return z.object({
    nickname: required(t('member', 'errors.required'), 60),
    payeeName: payeeNameSchema(rule, payeeName),
    birthday: z.optional(
      z.string().check(
        z.overwrite(cleanLine),
        z.refine(isDay, { error: t('account', 'profile.noDay'), abort: true }),
        z.refine((value) => value <= latest, t('account', 'profile.tooYoung', { age: minimumAge })),
      ),
    ),
  });
}

/** `Date` parses 30 February as another day or fails. */
function isRealDay(value: string): boolean {
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
