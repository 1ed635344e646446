import { useTranslation } from '~/i18n/use-translation.ts';
import { CornerCard } from '~/ui/corner-card.tsx';
import { ConsentForm } from './consent-form.tsx';

export function ConsentBanner() {
  const { t } = useTranslation('layout');
  return (
    <CornerCard label={t('consent.title')}>
      <ConsentForm />
    </CornerCard>
  );
}
