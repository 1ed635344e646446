import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { HelpPanelView } from './panel.server.ts';

export const helpPanel: Panel<HelpPanelView> = {
  look: 'window',
  rows: 11,
  title: (t) => t('help', 'title'),
  Body: lazyPart(() => import('./help-sections.tsx')),
};
