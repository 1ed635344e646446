import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { RegisterPanelView } from './panel.server.ts';

export const registerPanel: Panel<RegisterPanelView> = {
  look: 'narrow',
  rows: 7,
  title: (t) => t('member', 'register.title'),
  Body: lazyPart(() => import('./register-dialog.tsx')),
};
