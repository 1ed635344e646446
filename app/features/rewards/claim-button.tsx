import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonForm } from '~/ui/button-form.tsx';

interface ClaimButtonProps {
  /** With commas between them. */
  ids: string;
  label: string;
  /** For readers of several buttons. */
  name?: string;
  className?: string;
}

export function ClaimButton({ ids, label, name, className }: ClaimButtonProps) {
  const { t } = useTranslation('rewards');
  return (
    <ButtonForm
      action={paths.rewards()}
      fields={{ ids }}
      errorTitle={t('page.error')}
      look="highlight"
      className={className}
      aria-label={name && `${label}: ${name}`}
    >
      {label}
    </ButtonForm>
  );
}
