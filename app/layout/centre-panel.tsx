import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CentreView } from './centre-panel.server.ts';

export const centrePanel: Panel<CentreView> = {
  look: 'wide',
  title: (t) => t('member', 'centre.title'),
  Body: lazyPart(() => import('./centre-over.tsx')),
};
