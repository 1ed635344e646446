import { useTranslation } from '~/i18n/use-translation.ts';
import { ConsentForm } from './consent-form.tsx';

export function ConsentBanner() {
  const { t } = useTranslation('layout');
  return (
    <section
      aria-label={t('consent.title')}
      className="pointer-events-auto max-w-xl rounded-card border border-line bg-raised p-4 shadow-card lg:self-end"
    >
      <ConsentForm />
    </section>
  );
}
