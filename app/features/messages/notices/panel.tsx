import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { NoticePanelView } from './panel.server.ts';

export const noticePanel: Panel<NoticePanelView> = {
  look: 'window',
  rows: 11,
  title: (t) => t('layout', 'notices.dialogTitle'),
  Body: lazyPart(() => import('./notice-list.tsx')),
};
