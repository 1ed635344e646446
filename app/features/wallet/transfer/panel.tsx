import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { TransferPanelView } from './panel.server.ts';

export const transferPanel: Panel<TransferPanelView> = {
  look: 'narrow',
  title: (t) => t('wallet', 'transfer.title'),
  Body: lazy(() => import('./transfer-dialog.tsx')),
};
