import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { SearchPanelView } from './panel.server.ts';

export const searchPanel: Panel<SearchPanelView> = {
  look: 'window',
  rows: 11,
  title: (t) => t('search', 'title'),
  Body: lazyPart(() => import('./search-panel.tsx')),
};
