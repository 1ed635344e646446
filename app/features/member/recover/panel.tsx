import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { RecoverPanelView } from './panel.server.ts';

export const recoverPanel: Panel<RecoverPanelView> = {
  look: 'narrow',
  title: (t) => t('member', 'recover.title'),
  Body: lazy(() => import('./recover-dialog.tsx')),
};
