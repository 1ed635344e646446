import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { AfterLoginPanelView } from './panel.server.ts';

export const afterLoginPanel: Panel<AfterLoginPanelView> = {
  look: 'window',
  title: (t) => t('messages', 'afterLogin.title'),
  Body: lazy(() => import('./after-login.tsx')),
};
