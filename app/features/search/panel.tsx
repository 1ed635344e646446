import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { SearchPanelView } from './panel.server.ts';

export const searchPanel: Panel<SearchPanelView> = {
  look: 'window',
  title: (t) => t('search', 'title'),
  Body: lazy(() => import('./search-panel.tsx')),
};
