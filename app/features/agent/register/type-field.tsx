import { useTranslation } from '~/i18n/use-translation.ts';
import type { FieldState } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';

export function TypeField({ field }: { field: FieldState }) {
  const { t } = useTranslation('register');
  return (
    <SelectField
      {...field}
      label={t('type.label')}
      options={[
        { value: '0', label: t('type.player') },
        { value: '2', label: t('type.agent') },
      ]}
    />
  );
}
