import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { sixDigits } from '~/parts/fields/field-rules.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';

/** As the contract's Delivery. */
export const DELIVERY = ['recipient', 'phone', 'address', 'city', 'postalCode'] as const;

/** Only goods have an address. */
export function redeemSchema(t: TranslateAny, kind: 'CREDIT' | 'FREE_ROUNDS' | 'GOODS') {
  const filled = (message: string, pattern: RegExp) =>
    kind === 'GOODS'
      ? z.pipe(
          z.string(message).check(z.refine((typed: string) => pattern.test(cleanLine(typed)), message)),
          z.transform(cleanLine),
        )
      : z.optional(z.string());
  const password = t('points', 'form.errors.password');
  return z.object({
    recipient: filled(t('points', 'form.errors.recipient'), /^.{1,80}$/u),
    phone: filled(t('points', 'form.errors.phone'), /^\+?[0-9 -]{6,20}$/),
    address: filled(t('points', 'form.errors.street'), /^.{1,200}$/u),
    city: filled(t('points', 'form.errors.city'), /^.{1,80}$/u),
    postalCode: filled(t('points', 'form.errors.postalCode'), /^[0-9]{4,6}$/),
    paymentPassword: sixDigits(password),
  });
}
