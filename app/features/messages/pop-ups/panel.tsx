import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { PopUpPanelView } from './panel.server.ts';

export const popUpPanel: Panel<PopUpPanelView> = {
  look: 'window',
  title: (t) => t('layout', 'notices.dialogTitle'),
  Body: lazyPart(() => import('./pop-up-list.tsx')),
};
