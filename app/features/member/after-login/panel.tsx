import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AfterLoginPanelView } from './panel.server.ts';

export const afterLoginPanel: Panel<AfterLoginPanelView> = {
  look: 'window',
  title: (t, view) => {
    if (view?.kind === 'steps')
      return t('messages', view.isTrial ? 'afterLogin.trial.title' : 'afterLogin.first.title');
    return t('messages', view?.kind === 'summary' ? 'afterLogin.summary.title' : 'afterLogin.title');
  },
  Body: lazyPart(() => import('./after-login.tsx')),
};
