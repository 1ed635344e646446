import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { onlyTitle } from './only-title.ts';
import type { PopUpPanelView } from './panel.server.ts';

export const popUpPanel: Panel<PopUpPanelView> = {
  look: 'card',
  rows: 2,
  title: (t, view) => onlyTitle(view?.popUps) ?? t('layout', 'notices.dialogTitle'),
  Body: lazyPart(() => import('./pop-up-list.tsx')),
};
