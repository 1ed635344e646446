import * as z from 'zod/mini';
import { type DecimalSign, parseAmount } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { sixDigits } from '~/parts/fields/field-rules.ts';

export const KINDS = ['DEPOSIT', 'LOSS', 'TIME'] as const;
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type LimitKind = (typeof KINDS)[number];
export type LimitPeriod = (typeof PERIODS)[number];

/** The contract's range in minutes. */
const REALITY_RANGE = { from: 5, to: 240 } as const;
export const REALITY_MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
export const TIME_OUT_DAYS = [1, 3, 7, 14, 28, 42] as const;
export const EXCLUSION_MONTHS = [6, 12, 24, 36, 60] as const;

/** 31 days. */
const MOST_MINUTES = 44_640;

/** An empty field is no limit. */
export function limitsSchema(t: TranslateAny, sign: DecimalSign, kind: LimitKind) {
  const isTime = kind === 'TIME';
  const message = t('account', isTime ? 'limits.errors.minutes' : 'limits.errors.amount');
  const isGood = (typed: string) =>
    typed === '' ||
    (isTime
      ? /^[1-9]\d{0,4}$/.test(typed) && Number(typed) <= MOST_MINUTES
      : /[1-9]/.test(parseAmount(typed, sign) ?? ''));
  const limit = z.optional(
    z.pipe(
      z.string().check(z.refine(isGood, message)),
      z.transform((typed: string) => (isTime ? typed : (parseAmount(typed, sign) ?? ''))),
    ),
  );
  return z.object({ kind: z.enum(KINDS), DAY: limit, WEEK: limit, MONTH: limit });
}

export const raiseSchema = z.object({
  kind: z.enum(KINDS),
  period: z.enum(PERIODS),
  answer: z.enum(['confirm', 'keep']),
});

const isRealityTime = (typed: string) =>
  typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) >= REALITY_RANGE.from && Number(typed) <= REALITY_RANGE.to);

/** Accepts minutes set by another client; empty for never. */
export const realitySchema = (t: TranslateAny) =>
  z.object({ minutes: z.optional(z.string().check(z.refine(isRealityTime, t('member', 'errors.choice')))) });

const includedIn = (choices: readonly number[]) =>
  z.string().check(z.refine((value) => choices.map(String).includes(value)));

export const timeOutSchema = z.object({ days: includedIn(TIME_OUT_DAYS) });

/** With the payment password. */
export function refundSchema(t: TranslateAny) {
  const password = t('wallet', 'withdraw.errors.password');
  return z.object({ paymentPassword: sixDigits(password) });
}

/** An account may have no password. */
export function exclusionSchema(t: TranslateAny, hasPassword: boolean) {
  const required = t('member', 'errors.required');
  return z.object({
    months: includedIn(EXCLUSION_MONTHS),
    password: hasPassword ? z.string(required) : z.optional(z.string()),
    understood: z.literal('on', t('account', 'limits.errors.understood')),
  });
}
