import * as z from 'zod/mini';
import { type DecimalSign, parseAmount } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { sixDigits } from '~/parts/fields/field-rules.ts';

/** Also for a transfer to the upline; outputs the contract's decimal. */
export function amountFields(t: TranslateAny, sign: DecimalSign) {
  const amount = t('wallet', 'withdraw.errors.amount');
  const password = t('wallet', 'withdraw.errors.password');
  const isAboveZero = (typed: string) => /[1-9]/.test(parseAmount(typed, sign) ?? '');
  return {
    amount: z.pipe(
      z.string(amount).check(z.refine(isAboveZero, amount)),
      z.transform((typed: string) => parseAmount(typed, sign) ?? ''),
    ),
    paymentPassword: sixDigits(password),
  };
}

export function withdrawSchema(t: TranslateAny, sign: DecimalSign) {
  const account = t('wallet', 'withdraw.errors.account');
  return z.object({
    payoutId: z.string(account).check(z.regex(/^[1-9]\d{0,14}$/, account)),
    ...amountFields(t, sign),
  });
}

export const orderSchema = z.object({});

export const receiptSchema = z.object({ hasArrived: z.enum(['yes', 'no']) });

export const giveUpSchema = z.object({ rolloverId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });
