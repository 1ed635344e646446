import { useTranslation } from '~/i18n/use-translation.ts';
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
      <p className="text-muted">{t('subtitle')}</p>
      <LoginPanel
        id="login-dialog"
        {...view}
        redirectTo={pageBehind}
        methodPath={(method) => pathTo('login', { method })}
        recoverPath={pathTo('recover')}
        registerPath={pathTo('register')}
      />
      {canPlayFree && <FreePlayForm redirectTo={pageBehind} isLong look="outline" size="large" className="w-full" />}
    </PanelBody>
  );
}
