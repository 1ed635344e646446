import * as z from 'zod/mini';
import { amountFields } from '~/features/wallet/withdraw/schema.ts';
import type { DecimalSign } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { cleanLine, cleanText } from '../../../../openapi/rules/cleaning.ts';

interface RateField {
  gameType: string;
  least: string;
  most: string;
  options: readonly { value: string }[];
}

/** A field for each product; an empty one stays as it is. */
export const ratesSchema = (t: TranslateAny, fields: readonly RateField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.gameType, z.optional(rateSchema(t, field))])));

function rateSchema(t: TranslateAny, { least, most, options }: RateField) {
  const isOffered = (typed: string) => typed === '' || options.some(({ value }) => value === typed);
  return z.string().check(z.refine(isOffered, t('lines', 'rates.errors.between', { least, most })));
}

export const transferSchema = (t: TranslateAny, sign: DecimalSign) => z.object(amountFields(t, sign));

export const MOST_TITLE = 80;
export const MOST_TEXT = 1000;

export function messageSchema(t: TranslateAny) {
  const title = t('lines', 'message.errors.subject');
  const text = t('lines', 'message.errors.body');
  return z.object({
    title: z.string(title).check(z.overwrite(cleanLine), z.minLength(1, title), z.maxLength(MOST_TITLE, title)),
    text: z.string(text).check(z.overwrite(cleanText), z.minLength(1, text), z.maxLength(MOST_TEXT, text)),
  });
}

export const promoteSchema = z.object({});

export const MOST_NOTE = 500;

export const noteSchema = z.object({
  text: z._default(z.string().check(z.overwrite((typed) => cleanText(typed).slice(0, MOST_NOTE))), ''),
});
