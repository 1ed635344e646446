import { paths } from '~/config/paths.ts';
import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CentreView } from './centre-panel.server.ts';

export const centrePanel: Panel<CentreView> = {
  look: 'wide',
  title: (t) => t('member', 'centre.title'),
  back: ({ address }) => (address === paths.centre() ? null : paths.centre()),
  Body: lazyPart(() => import('./centre-over.tsx')),
};
