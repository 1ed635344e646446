import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { InstallApp } from './install-app.tsx';
import { useInstall } from './install-offer.ts';
import type { AppDownloadView } from './system.types.ts';

const BUTTON =
  'inline-flex h-12 items-center justify-center gap-2 rounded-control bg-accent px-6 text-base font-semibold text-on-accent transition-[filter] hover:brightness-110';

interface AppProps {
  app: AppDownloadView;
  /** Null unless the browser can install the app. */
  onInstall: (() => void) | null;
}

function App({ app, onInstall }: AppProps) {
  const { t, list } = useTranslation('system');
  const steps = list(`download.${app.platform}.steps`);
  return (
    <article className="flex flex-col gap-6 rounded-card border border-line bg-raised p-5 shadow-card sm:flex-row sm:p-8">
      {app.qrSvg && (
        <div className="hidden shrink-0 flex-col items-center gap-2 md:flex">
          <div
            role="img"
            aria-label={t('download.qr', { name: t(`download.${app.platform}.name`) })}
            className="size-40 rounded-control border border-line bg-[white] p-2 [&>svg]:size-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server
            dangerouslySetInnerHTML={{ __html: app.qrSvg }}
          />
          <p className="text-xs text-muted">{t('download.scan')}</p>
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
        <h2 className="text-lg">{t(`download.${app.platform}.name`)}</h2>
        <ol className="list-decimal space-y-1.5 ps-5 text-base text-muted">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {onInstall ? (
          <button type="button" onClick={onInstall} className={`${BUTTON} mt-auto`}>
            <Icon name="download" />
            {t('install.submit')}
          </button>
        ) : (
          <a href={app.url} className={`${BUTTON} mt-auto`}>
            <Icon name="download" />
            {t(`download.${app.platform}.get`)}
          </a>
        )}
      </div>
    </article>
  );
}

interface DownloadPageProps {
  apps: AppDownloadView[];
  brandName: string;
}

export function DownloadPage({ apps, brandName }: DownloadPageProps) {
  const { t } = useTranslation('system');
  const install = useInstall();
  const hasWebApp = apps.some(({ platform }) => platform === 'pwa');
  return (
    <div className="wrap space-y-6 py-6">
      <div className="space-y-1">
        <h1 className="text-xl">{t('download.title', { name: brandName })}</h1>
        <p className="text-base text-muted">{t('download.text')}</p>
      </div>
      {apps.length === 0 ? (
        <EmptyState icon="download" title={t('download.empty')}>
          <p className="max-w-sm">{t('download.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          {apps.map((app) => (
            <li key={app.platform} className="grid lg:last:odd:col-span-2">
              <App app={app} onInstall={app.platform === 'pwa' ? install : null} />
            </li>
          ))}
        </ul>
      )}
      {install && !hasWebApp && <InstallApp brandName={brandName} onInstall={install} />}
      <p className="flex max-w-3xl items-start gap-2.5 text-muted">
        <Icon name="shield" className="mt-px size-5 text-positive" />
        {t('download.safe')}
      </p>
    </div>
  );
}
