import type { PopUpView } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';

/** What there is to know after signing in. */
export function AfterLogin({ popUps, closeTo }: { popUps: PopUpView[]; closeTo: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className="space-y-6 overflow-y-auto px-5 pb-6">
      {popUps.map((popUp) => (
        <section key={popUp.id} className="space-y-2">
          <h3 className="text-base font-semibold">{popUp.title}</h3>
          <div
            className="prose text-base"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
            dangerouslySetInnerHTML={{ __html: popUp.html }}
          />
        </section>
      ))}
      <ButtonLink to={closeTo} data-first-focus replace preventScrollReset size="large" className="w-full">
        {t('afterLogin.goOn')}
      </ButtonLink>
    </div>
  );
}
