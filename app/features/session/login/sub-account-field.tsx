import { useTranslation } from '~/i18n/use-translation.ts';
import { Field } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';

/** Folded: few people work for an agent. */
export function SubAccountField({ field }: { field: FieldState }) {
  const { t } = useTranslation('session');
  return (
    <details open={Boolean(field.defaultValue || field.error)}>
      <summary className="touch w-fit cursor-pointer text-sm font-medium text-link">{t('subAccount.open')}</summary>
      <div className="mt-3">
        <Field
          {...field}
          label={t('subAccount.label')}
          hint={t('subAccount.hint')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </details>
  );
}
