import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { type FieldRule, fieldSchema, fillRange, sixDigits } from '~/parts/fields/field-rules.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import { AGENT_KEYS } from '../agent-keys.ts';

/** Pages that a sub-account may have. */
export const SUB_PAGES = [...AGENT_KEYS, 'audit'] as const;
export type SubPage = (typeof SUB_PAGES)[number];

/** Nothing can be done on them. */
const ONLY_READ: readonly SubPage[] = ['overview', 'bets', 'profit', 'income', 'account', 'audit'];

const CHOICES = ['hidden', 'read', 'act'] as const;
export type Choice = (typeof CHOICES)[number];
export const choicesOf = (page: SubPage): readonly Choice[] =>
  ONLY_READ.includes(page) ? CHOICES.slice(0, 2) : CHOICES;

export const pageField = (page: SubPage) => `page_${page}` as const;
export type PageField = ReturnType<typeof pageField>;

const NAME = /^[a-z][a-z0-9]{2,14}$/i;

const pageFields = () =>
  Object.fromEntries(SUB_PAGES.map((page) => [pageField(page), z._default(z.enum(CHOICES), 'hidden')])) as Record<
    PageField,
    z.ZodMiniDefault<z.ZodMiniEnum<{ hidden: 'hidden'; read: 'read'; act: 'act' }>>
  >;

function proof(t: TranslateAny) {
  const message = t('wallet', 'withdraw.errors.password');
  return { paymentPassword: sixDigits(message) };
}

const password = (rule: FieldRule, t: TranslateAny, isRequired: boolean) =>
  fieldSchema(
    { ...rule, required: isRequired },
    { missing: t('member', 'errors.required'), broken: fillRange(t('member', 'errors.newPassword'), rule) },
    true,
  );

export const openSchema = (rule: FieldRule, t: TranslateAny) =>
  z.object({
    name: z.string(t('subs', 'errors.name')).check(z.overwrite(cleanLine), z.regex(NAME, t('subs', 'errors.name'))),
    password: password(rule, t, true),
    ...pageFields(),
    ...proof(t),
  });

export const changeSchema = (rule: FieldRule, t: TranslateAny) =>
  z.object({
    password: z.optional(password(rule, t, false)),
    state: z.enum(['open', 'closed']),
    ...pageFields(),
    ...proof(t),
  });
