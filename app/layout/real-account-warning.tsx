import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';

interface RealAccountWarningProps {
  /** Null where the brand takes no registrations. */
  registerPath: string | null;
  closeTo: string;
}

/** What a trial account is told where a real one is needed (specification, section 8). */
export function RealAccountWarning({ registerPath, closeTo }: RealAccountWarningProps) {
  const { t } = useTranslation('member');
  return (
    <div className="space-y-5 px-5 pb-5">
      <p className="text-base">{t('realAccount.text')}</p>
      <div className="flex gap-3">
        <ButtonLink to={closeTo} replace preventScrollReset look="outline" className="flex-1">
          {t('realAccount.stay')}
        </ButtonLink>
        {registerPath && (
          <ButtonLink to={registerPath} replace preventScrollReset className="flex-1">
            {t('realAccount.register')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
