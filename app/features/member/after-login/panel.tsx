import { onlyTitle } from '~/features/messages/pop-ups/only-title.ts';
import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AfterLoginPanelView } from './panel.server.ts';

export const afterLoginPanel: Panel<AfterLoginPanelView> = {
  look: 'card',
  title: (t, view) => {
    if (view?.kind === 'steps')
      return t('messages', view.isTrial ? 'afterLogin.trial.title' : 'afterLogin.first.title');
    if (view?.kind === 'summary') return t('messages', 'afterLogin.summary.title');
    return onlyTitle(view?.popUps) ?? t('messages', 'afterLogin.title');
  },
  Body: lazyPart(() => import('./after-login.tsx')),
};
