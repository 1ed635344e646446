import { useModal } from '~/ui/overlay.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import type { RegisterPanelView } from './panel.server.ts';
import { RegisterPanel } from './register-panel.tsx';

export default function RegisterDialog({ view }: { view: RegisterPanelView }) {
  const { pathTo } = useModal();
  return (
    <PanelBody>
      <RegisterPanel
        id="register-dialog"
        view={view.register}
        methodPath={(method) => pathTo('register', { method })}
        loginPath={pathTo('login')}
      />
    </PanelBody>
  );
}
