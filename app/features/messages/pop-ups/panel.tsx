import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { PopUpPanelView } from './panel.server.ts';

export const popUpPanel: Panel<PopUpPanelView> = {
  look: 'window',
  title: (t) => t('layout', 'notices.dialogTitle'),
  Body: lazy(() => import('./pop-up-list.tsx')),
};
