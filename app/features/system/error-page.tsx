import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { PlainMessage, PlainPage } from './plain-page.tsx';
import type { ErrorKind, ErrorView } from './system.types.ts';

const ICONS: Record<ErrorKind, IconName> = {
  network: 'refresh',
  timeout: 'clock',
  contract: 'wrench',
  refused: 'alert',
  notFound: 'compass',
  forbidden: 'shield',
  maintenance: 'wrench',
  region: 'pin-off',
  tooLarge: 'alert',
  tooMany: 'clock',
  unreadable: 'alert',
  unknown: 'alert',
};

const CAN_PASS: readonly ErrorKind[] = [
  'network',
  'timeout',
  'contract',
  'refused',
  'maintenance',
  'tooMany',
  'unknown',
];

/** Every page carries these texts. */
function useWords(kind: ErrorKind, part: 'title' | 'text'): string {
  const t = useTexts();
  return kind === 'maintenance' || kind === 'region'
    ? t('system', `${kind}.${part}`)
    : t('common', `failure.${kind}.${part}`);
}

/** Client state is unreliable after an error. */
function ErrorDetails({ error }: { error: ErrorView }) {
  const text = useWords(error.kind, 'text');
  const { t: common } = useTranslation('common');
  const canPass = CAN_PASS.includes(error.kind);
  return (
    <>
      {/* The region page shows the visitor's address after a reload. */}
      {error.kind !== 'region' && <p className="text-base text-muted wrap-anywhere">{error.message ?? text}</p>}
      {canPass && (
        <p className="flex items-center gap-2 font-medium">
          <Icon name="shield" className="size-5 text-positive" />
          {common('failure.safe')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {canPass && (
          <ButtonLink to={error.retryTo} reloadDocument>
            {common('retry')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.home()} reloadDocument look={canPass ? 'outline' : 'primary'}>
          {common('toHome')}
        </ButtonLink>
      </div>
      {error.requestId && (
        <p className="mt-2 text-xs text-muted">
          {common('failure.requestId')} <span className="font-medium select-all wrap-anywhere">{error.requestId}</span>
        </p>
      )}
    </>
  );
}

/** The layout failed. */
export function ErrorPage({ error, brandName = null }: { error: ErrorView; brandName?: string | null }) {
  const title = useWords(error.kind, 'title');
  return (
    <PlainPage brandName={brandName} icon={ICONS[error.kind]} title={title}>
      <ErrorDetails error={error} />
    </PlainPage>
  );
}

/** The layout stays. */
export function ErrorMessage({ error }: { error: ErrorView }) {
  const title = useWords(error.kind, 'title');
  return (
    <div className="wrap py-16">
      <PlainMessage icon={ICONS[error.kind]} title={title}>
        <ErrorDetails error={error} />
      </PlainMessage>
    </div>
  );
}
