import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { RealAccountPanelView } from './panel.server.ts';

export const realAccountPanel: Panel<RealAccountPanelView> = {
  look: 'question',
  title: (t) => t('member', 'realAccount.title'),
  Body: lazyPart(() => import('./real-account-warning.tsx')),
};
