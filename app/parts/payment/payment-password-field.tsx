import { useTranslation } from '~/i18n/use-translation.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';

interface PaymentPasswordFieldProps {
  field: FieldState;
  label?: string;
  hint?: string;
}

/** Password managers ignore the six digits. */
export function PaymentPasswordField({ field, label, hint }: PaymentPasswordFieldProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <PasswordField
      {...field}
      label={label ?? t('means.payment.title')}
      {...(hint && { hint })}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      showLabel={common('showPassword')}
      hideLabel={common('hidePassword')}
    />
  );
}
