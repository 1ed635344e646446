import * as z from 'zod/mini';
import { type DecimalSign, parseAmount } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';

/** Outputs the contract's decimal. */
export function depositSchema(t: TranslateAny, sign: DecimalSign, needsBank: boolean) {
  const amountMessage = t('wallet', 'deposit.errors.amount');
  const bankMessage = t('wallet', 'deposit.errors.bank');
  const isAboveZero = (typed: string) => /[1-9]/.test(parseAmount(typed, sign) ?? '');
  return z.object({
    bankCode: needsBank
      ? z.string(bankMessage).check(z.regex(/^[A-Z0-9_]{2,20}$/, bankMessage))
      : z.optional(z.string()),
    amount: z.pipe(
      z.string(amountMessage).check(z.refine(isAboveZero, amountMessage)),
      z.transform((typed: string) => parseAmount(typed, sign) ?? ''),
    ),
    promoCode: z.optional(
      z
        .string()
        .check(z.overwrite(cleanLine), z.regex(/^([A-Za-z0-9-]{3,24})?$/, t('wallet', 'deposit.errors.promoCode'))),
    ),
    bonusId: z.optional(z.string().check(z.regex(/^([1-9]\d{0,8})?$/))),
  });
}

export const orderSchema = z.object({});
