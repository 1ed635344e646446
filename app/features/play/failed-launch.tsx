import { PlainMessage } from '~/features/system/plain-page.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import type { FailedView, LaunchRefusal } from './play.types.ts';

const ICONS: Record<LaunchRefusal, IconName> = {
  notFound: 'compass',
  maintenance: 'wrench',
  notPlayable: 'alert',
  limit: 'clock',
  network: 'refresh',
  timeout: 'clock',
  tooMany: 'clock',
  refused: 'alert',
};

export function FailedLaunch({ view }: { view: FailedView }) {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation('common');
  const { reason, until, isTrial, requestId, leaveTo, retryTo } = view;
  const canPass = reason !== 'notFound' && reason !== 'notPlayable' && reason !== 'limit';
  return (
    <div className="wrap py-16">
      <PlainMessage icon={ICONS[reason]} title={t(`failed.${reason}.title`)}>
        <p className="text-base text-muted">{t(`failed.${reason}.text`)}</p>
        {until && (
          <p className="text-base font-semibold tabular-nums">{t('failed.maintenance.until', { time: until })}</p>
        )}
        {!isTrial && (
          <p className="flex items-center gap-2 font-medium">
            <Icon name="shield" className="size-5 text-positive" />
            {t('failed.safe')}
          </p>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {canPass && (
            <ButtonLink to={retryTo} reloadDocument>
              {common('retry')}
            </ButtonLink>
          )}
          <ButtonLink to={leaveTo} look={canPass ? 'outline' : 'primary'}>
            {t('others')}
          </ButtonLink>
        </div>
        <p className="mt-2 text-xs text-muted">
          {common('failure.requestId')} <span className="font-medium select-all wrap-anywhere">{requestId}</span>
        </p>
      </PlainMessage>
    </div>
  );
}
