import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { NoticePanelView } from './panel.server.ts';

export const noticePanel: Panel<NoticePanelView> = {
  look: 'window',
  title: (t) => t('layout', 'notices.dialogTitle'),
  Body: lazy(() => import('./notice-list.tsx')),
};
