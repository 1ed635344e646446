import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import { FreePlayForm } from '../free-play-form.tsx';
import { LoginPanel } from './login-panel.tsx';
import type { LoginPanelView } from './panel.server.ts';

export default function LoginDialog({ view: { canPlayFree, ...view } }: { view: LoginPanelView }) {
  const { t } = useTranslation('session');
  const { pageBehind, pathTo } = useModal();
  return (
    <PanelBody>
      {view.signIn.rememberedName && <p className="text-muted">{t('subtitle')}</p>}
      <LoginPanel
        id="login-dialog"
        {...view}
        redirectTo={pageBehind}
        methodPath={(method) => pathTo('login', { method })}
        recoverPath={pathTo('recover')}
        beside={
          view.signIn.canRegister && (
            <ButtonLink to={pathTo('register')} preventScrollReset look="outline" size="large" className="flex-1">
              {t('login.signUp')}
            </ButtonLink>
          )
        }
      >
        {canPlayFree && <FreePlayForm redirectTo={pageBehind} isLong look="outline" size="large" className="w-full" />}
      </LoginPanel>
    </PanelBody>
  );
}
