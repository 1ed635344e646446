import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { cleanLine, cleanText } from '../../../../openapi/rules/cleaning.ts';

export const CHANNELS = ['PHONE', 'MAIL', 'TELEGRAM', 'LINE', 'WHATSAPP', 'WECHAT'] as const;
export const PLAYERS = ['UNDER_10', 'UNDER_50', 'UNDER_200', 'MORE'] as const;
export const TEXT_LENGTH = { least: 10, most: 500 };
export const CONTACT_LENGTH = { least: 3, most: 100 };

export function joinSchema(t: TranslateAny) {
  const contact = t('join', 'form.errors.contact');
  const text = t('join', 'form.errors.text');
  return z.object({
    channel: z.enum(CHANNELS, t('join', 'form.errors.channel')),
    contact: z
      .string(contact)
      .check(
        z.overwrite(cleanLine),
        z.minLength(CONTACT_LENGTH.least, contact),
        z.maxLength(CONTACT_LENGTH.most, contact),
      ),
    players: z.enum(PLAYERS, t('join', 'form.errors.players')),
    text: z
      .string(text)
      .check(z.overwrite(cleanText), z.minLength(TEXT_LENGTH.least, text), z.maxLength(TEXT_LENGTH.most, text)),
  });
}
