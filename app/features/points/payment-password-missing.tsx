import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

export function PaymentPasswordMissing({ path }: { path: string }) {
  const { t } = useTranslation('points');
  return (
    <EmptyState icon="lock" title={t('missing.password')}>
      <p className="max-w-sm">{t('missing.passwordText')}</p>
      <ButtonLink to={path}>{t('missing.passwordLink')}</ButtonLink>
    </EmptyState>
  );
}
