import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { TransferView } from './panel.server.ts';

export const transferPanel: Panel<TransferView> = {
  look: 'narrow',
  rows: 3,
  title: (t) => t('wallet', 'transfer.title'),
  Body: lazyPart(() => import('./transfer-form.tsx')),
};
