import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { RealAccountPanelView } from './panel.server.ts';

export const realAccountPanel: Panel<RealAccountPanelView> = {
  look: 'question',
  title: (t) => t('member', 'realAccount.title'),
  Body: lazy(() => import('./real-account-warning.tsx')),
};
