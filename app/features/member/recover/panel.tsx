import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { RecoverPanelView } from './panel.server.ts';

export const recoverPanel: Panel<RecoverPanelView> = {
  look: 'narrow',
  rows: 7,
  title: (t) => t('password', 'recover.title'),
  Body: lazyPart(() => import('./recover-dialog.tsx')),
};
