import { useTranslation } from '~/i18n/use-translation.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';

export function LoginPasswordField({ field }: { field: FieldState }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <PasswordField
      {...field}
      label={t('contact.password')}
      required
      maxLength={200}
      autoComplete="current-password"
      showLabel={common('showPassword')}
      hideLabel={common('hidePassword')}
    />
  );
}
