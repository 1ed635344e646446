import { paths } from '~/config/paths.ts';
import { PlainMessage } from '~/features/system/plain-page.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Link } from '~/ui/link.tsx';
import type { BreakView } from './limits.server.ts';

/** The only open page during a break. */
export function BreakPage({ view }: { view: BreakView }) {
  const { t } = useTranslation('member');
  const { isExclusion, until, balance, withdrawPath } = view;
  return (
    <div className="wrap py-10 md:py-16">
      <PlainMessage icon="pause" title={t(isExclusion ? 'limits.break.excluded' : 'limits.break.timeOut')}>
        <p className="text-base">{t('limits.break.until', { time: until })}</p>
        <p className="text-muted">{t('limits.break.text')}</p>
        <div className="w-full max-w-sm space-y-4 rounded-card border border-line bg-raised p-5 text-start shadow-card">
          <p>
            <span className="block text-xs text-muted">{t('limits.break.balance')}</span>
            <span className="block truncate text-xl font-semibold tabular-nums">{balance}</span>
          </p>
          <ButtonLink to={withdrawPath} size="large" className="w-full">
            {t('limits.break.withdraw')}
          </ButtonLink>
        </div>
        <p className="text-muted">{t('limits.break.help')}</p>
        <div className="flex flex-wrap justify-center gap-x-6 gap-y-2">
          <Link to={paths.help('responsible')} className="touch font-medium text-link hover:underline">
            {t('limits.help')}
          </Link>
          <Link to={paths.service()} reloadDocument className="touch font-medium text-link hover:underline">
            {t('limits.service')}
          </Link>
        </div>
      </PlainMessage>
    </div>
  );
}
