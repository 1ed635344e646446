import * as z from 'zod/mini';
import { parseAmount } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';

/** What is transferred, and in which direction; the amount as the contract has it. */
export function transferSchema(t: TranslateAny, sign: '.' | ',') {
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

/** The choice between one balance and a wallet for each game. */
export const balanceSchema = z.object({ autoTransfer: z.enum(['on', 'off']) });

/** The collection of all wallets asks for nothing. */
export const collectSchema = z.object({});
