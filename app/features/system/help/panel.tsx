import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { HelpPanelView } from './panel.server.ts';

export const helpPanel: Panel<HelpPanelView> = {
  look: 'window',
  title: (t) => t('system', 'help.title'),
  Body: lazy(() => import('./help-sections.tsx')),
};
