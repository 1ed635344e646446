import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { useModal } from '~/ui/overlay.tsx';
import type { RealAccountPanelView } from './panel.server.ts';

/** Specification, section 8. */
export default function RealAccountWarning({ view }: { view: RealAccountPanelView }) {
  const { t } = useTranslation('member');
  const { pageBehind, pathTo } = useModal();
  return (
    <div className="space-y-5 px-5 pb-5">
      <p className="text-base">{t('realAccount.text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pageBehind} replace preventScrollReset look="outline" className="flex-1">
          {t('realAccount.stay')}
        </ButtonLink>
        {view.canRegister && (
          <ButtonLink to={pathTo('register')} replace preventScrollReset className="flex-1">
            {t('realAccount.register')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
