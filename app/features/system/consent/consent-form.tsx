import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { ModalLink, useModal } from '~/ui/overlay.tsx';

/** Both answers look equal. The response sets the CSP, so the document reloads. */
export function ConsentForm() {
  const { t } = useTranslation('layout');
  const { pageBehind } = useModal();
  return (
    <form method="post" action={paths.preferences()} className="grid gap-3">
      <input type="hidden" name="returnTo" value={pageBehind} />
      <p className="text-sm">
        {t('consent.text')}{' '}
        <ModalLink modal="help" method="privacy" className="touch font-medium text-link underline">
          {t('consent.privacy')}
        </ModalLink>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button look="outline" name="consent" value="denied">
          {t('consent.decline')}
        </Button>
        <Button look="outline" name="consent" value="granted">
          {t('consent.accept')}
        </Button>
      </div>
    </form>
  );
}
