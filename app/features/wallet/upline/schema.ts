import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { amountFields } from '../withdraw/schema.ts';

export const uplineSchema = (t: TranslateAny, sign: '.' | ',') => z.object(amountFields(t, sign));
