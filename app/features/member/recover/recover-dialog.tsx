import { useModal } from '~/ui/overlay.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import type { RecoverPanelView } from './panel.server.ts';
import { RecoverPanel } from './recover-panel.tsx';

export default function RecoverDialog({ view }: { view: RecoverPanelView }) {
  const { pageBehind, pathTo } = useModal();
  return (
    <PanelBody>
      <img src={view.icon} alt={view.brandName} width={48} height={48} className="size-12 rounded-card" />
      <RecoverPanel
        id="recover-dialog"
        view={view}
        pageBehind={pageBehind}
        methodPath={(method) => pathTo('recover', { method })}
        loginPath={pathTo('login')}
      />
    </PanelBody>
  );
}
