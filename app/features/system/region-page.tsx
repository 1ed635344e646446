import { useTranslation } from '~/i18n/use-translation.ts';
import { PlainPage } from './plain-page.tsx';
import { ServiceLink } from './service/service-link.tsx';
import type { RegionView } from './system.types.ts';

export function RegionPage({ view, brandName }: { view: RegionView; brandName: string | null }) {
  const { t } = useTranslation('system');
  return (
    <PlainPage brandName={brandName} icon="pin-off" title={t('region.title')}>
      <p className="text-base text-muted">{t('region.text')}</p>
      <div className="w-full max-w-sm rounded-card border border-line bg-raised p-5 shadow-card">
        <p className="text-sm text-muted">{t('region.ip')}</p>
        <p className="mt-1 text-lg font-semibold tabular-nums select-all wrap-anywhere">{view.ip}</p>
      </div>
      {view.hasService && <ServiceLink />}
    </PlainPage>
  );
}
