import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { TOAST } from '~/ui/toast.tsx';
import { retryAll, useIsWaiting } from './connection.ts';

export function NoConnection() {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  if (!useIsWaiting()) return null;
  return (
    <div role="alert" className={`${TOAST} order-first`}>
      <Icon name="globe" className="size-5 text-link" />
      <p className="min-w-0 py-2 wrap-anywhere">{t('connection.none')}</p>
      <button
        type="button"
        onClick={retryAll}
        className="h-11 shrink-0 rounded-control px-3 font-semibold text-link hover:bg-current/8"
      >
        {common('retry')}
      </button>
    </div>
  );
}
