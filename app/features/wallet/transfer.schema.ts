import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';

/** At most four places and above nothing, as the contract has amounts. */
const AMOUNT = /^(?!0+(\.0+)?$)\d{1,13}(\.\d{1,4})?$/;

/** An amount as people type it: spaces and thousands separators are theirs. */
export const plainAmount = (typed: string): string => typed.replaceAll(/[\s,]/g, '');

/** What is moved, and which way. */
export const transferSchema = (t: TranslateAny) =>
  z.object({
    direction: z.enum(['in', 'out']),
    amount: z
      .string(t('wallet', 'transfer.errors.amount'))
      .check(z.refine((typed) => AMOUNT.test(plainAmount(typed)), t('wallet', 'transfer.errors.amount'))),
  });
