import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { useModal } from '~/ui/overlay.tsx';
import type { AfterLoginPanelView } from './panel.server.ts';

/** What there is to know after signing in. */
export default function AfterLogin({ view: { popUps } }: { view: AfterLoginPanelView }) {
  const { t } = useTranslation('messages');
  const { pageBehind } = useModal();
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
      <ButtonLink to={pageBehind} data-first-focus replace preventScrollReset size="large" className="w-full">
        {t('afterLogin.goOn')}
      </ButtonLink>
    </div>
  );
}
