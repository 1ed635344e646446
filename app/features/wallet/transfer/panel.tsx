import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { TransferView } from './panel.server.ts';

export const transferPanel: Panel<TransferView> = {
  look: 'narrow',
  title: (t) => t('wallet', 'transfer.title'),
  Body: lazy(() => import('./transfer-form.tsx')),
};
