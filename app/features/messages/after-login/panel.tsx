import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AfterLoginPanelView } from './panel.server.ts';

export const afterLoginPanel: Panel<AfterLoginPanelView> = {
  look: 'window',
  title: (t) => t('messages', 'afterLogin.title'),
  Body: lazyPart(() => import('./after-login.tsx')),
};
