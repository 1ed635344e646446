import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { RegisterPanelView } from './panel.server.ts';

export const registerPanel: Panel<RegisterPanelView> = {
  look: 'narrow',
  title: (t) => t('member', 'register.title'),
  Body: lazy(() => import('./register-dialog.tsx')),
};
