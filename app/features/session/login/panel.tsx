import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { LoginPanelView } from './panel.server.ts';

export const loginPanel: Panel<LoginPanelView> = {
  look: 'narrow',
  rows: 6,
  title: (t) => t('session', 'title'),
  Body: lazyPart(() => import('./login-dialog.tsx')),
};
