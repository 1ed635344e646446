import * as z from 'zod/mini';
import type { DecimalSign } from '~/i18n/amount.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import { amountFields } from '../withdraw/schema.ts';

export const uplineSchema = (t: TranslateAny, sign: DecimalSign) => z.object(amountFields(t, sign));
