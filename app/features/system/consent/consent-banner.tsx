import { useTranslation } from '~/i18n/use-translation.ts';
import { ConsentForm } from './consent-form.tsx';

/** Asks a visitor who has not answered yet; the page stays usable. */
export function ConsentBanner() {
  const { t } = useTranslation('layout');
  return (
    <section
      aria-label={t('consent.title')}
      className="fixed inset-x-3 bottom-19 z-30 mx-auto max-w-xl rounded-card border border-line bg-raised p-4 shadow-card lg:inset-x-auto lg:end-6 lg:bottom-6"
    >
      <ConsentForm />
    </section>
  );
}
