import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Field } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';

export function SubAccountField({ field: { id, ...field } }: { field: FieldState }) {
  const { t } = useTranslation('session');
  // The link that was pressed is gone.
  const [isAdded] = useState(useIsInteractive());
  useEffect(() => {
    if (isAdded) document.getElementById(id)?.focus();
  }, [isAdded, id]);
  return (
    <Field
      {...field}
      id={id}
      label={t('subAccount.label')}
      hint={t('subAccount.hint')}
      maxLength={60}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
