import * as z from 'zod/mini';
import { type DecimalSign, parseAmount } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';

/** Outputs the contract's decimal. */
export function transferSchema(t: TranslateAny, sign: DecimalSign) {
  const message = t('wallet', 'transfer.errors.amount');
  const isAboveZero = (typed: string) => /[1-9]/.test(parseAmount(typed, sign) ?? '');
  return z.object({
    direction: z.enum(['in', 'out']),
    amount: z.pipe(
      z.string(message).check(z.refine(isAboveZero, message)),
      z.transform((typed: string) => parseAmount(typed, sign) ?? ''),
    ),
  });
}

export const balanceSchema = z.object({ autoTransfer: z.enum(['on', 'off']) });

export const collectSchema = z.object({});
