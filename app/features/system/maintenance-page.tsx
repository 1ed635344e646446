import { useTranslation } from '~/i18n/use-translation.ts';
import { PlainPage } from './plain-page.tsx';
import { ServiceLink } from './service/service-link.tsx';
import type { MaintenanceView } from './system.types.ts';

export function MaintenancePage({ view, brandName }: { view: MaintenanceView; brandName: string | null }) {
  const { t } = useTranslation('system');
  return (
    <PlainPage brandName={brandName} icon="wrench" title={t('maintenance.title')}>
      <p className="text-base text-muted">{t('maintenance.text')}</p>
      <div className="w-full max-w-sm rounded-card border border-line bg-raised p-5 shadow-card">
        <p className="text-sm text-muted">{t('maintenance.until')}</p>
        <p className="mt-1 text-lg font-semibold tabular-nums">
          {view.endTime ? (
            <time dateTime={view.endIsoTime ?? undefined}>{view.endTime}</time>
          ) : (
            t('maintenance.unknown')
          )}
        </p>
      </div>
      {view.hasService && <ServiceLink />}
    </PlainPage>
  );
}
