import { useTranslation } from '~/i18n/use-translation.ts';
import { buttonClasses } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { PageCard } from '~/ui/page-card.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { LicenceView } from './licence.server.ts';

export function LicencePage({ view }: { view: LicenceView }) {
  const { t } = useTranslation('system');
  const rows = [
    [t('licence.number'), view.number],
    [t('licence.holder'), view.holder],
    [t('licence.scope'), view.scope],
    [t(view.lapsed ? 'licence.lapsedOn' : 'licence.validUntil'), view.validUntil],
  ];
  return (
    <PageCard title={view.name}>
      {view.badge && (
        <Picture lost="mark" src={view.badge} alt="" width={120} height={48} className="h-12 w-30 object-contain" />
      )}
      {view.lapsed && (
        <p className="flex items-start gap-2.5 rounded-control bg-sunken p-3 font-semibold">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-warning" />
          {view.lapsed}
        </p>
      )}
      <dl className="divide-y divide-line">
        {rows.map(([label, text]) => (
          <div key={label} className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 font-medium break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="space-y-3">
        <p className="text-sm text-muted">{t('licence.text')}</p>
        <a href={view.registerUrl} target="_blank" rel="noopener noreferrer" className={buttonClasses('outline')}>
          {t('licence.register')}
        </a>
      </div>
    </PageCard>
  );
}
