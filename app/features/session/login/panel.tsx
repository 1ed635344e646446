import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { LoginPanelView } from './panel.server.ts';

export const loginPanel: Panel<LoginPanelView> = {
  look: 'narrow',
  title: (t) => t('session', 'title'),
  Body: lazy(() => import('./login-dialog.tsx')),
};
