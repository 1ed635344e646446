import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';

/** The brand has no web app card. */
export function InstallApp({ brandName, onInstall }: { brandName: string; onInstall: () => void }) {
  const { t } = useTranslation('system');
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5 shadow-card sm:px-8">
      <div className="min-w-0 flex-1 basis-72 space-y-1">
        <h2 className="text-lg">{t('install.title', { name: brandName })}</h2>
        <p className="text-base text-muted">{t('install.text')}</p>
      </div>
      <Button type="button" look="highlight" onClick={onInstall}>
        {t('install.submit')}
      </Button>
    </section>
  );
}
