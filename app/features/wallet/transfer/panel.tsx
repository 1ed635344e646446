import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { TransferView } from './panel.server.ts';

export const transferPanel: Panel<TransferView> = {
  look: 'narrow',
  title: (t) => t('wallet', 'transfer.title'),
  Body: lazyPart(() => import('./transfer-form.tsx')),
};
