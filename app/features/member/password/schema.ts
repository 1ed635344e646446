import * as z from 'zod/mini';
import type { TranslateAny } from '~/i18n/translate.ts';
import { type FieldRule, newPasswordSchema } from '~/parts/fields/field-rules.ts';

/** Specification, section 5. */
export function passwordSchema(t: TranslateAny, rule: FieldRule, needsOld: boolean) {
  const oldMissing = t('member', 'errors.oldPassword');
  const old = z.string(oldMissing).check(z.minLength(1, oldMissing), z.maxLength(200, oldMissing));
  const repeated = z.string(t('member', 'errors.required')).check(z.minLength(1, t('member', 'errors.required')));
  return z
    .object({
      oldPassword: needsOld ? old : z.optional(z.string()),
      newPassword: newPasswordSchema(t, rule),
      confirmNewPassword: repeated,
    })
    .check(
      z.refine(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
        error: t('member', 'errors.mismatch'),
        path: ['confirmNewPassword'],
      }),
      z.refine(({ oldPassword, newPassword }) => !oldPassword || oldPassword !== newPassword, {
        error: t('member', 'errors.samePassword'),
        path: ['newPassword'],
      }),
    );
}
