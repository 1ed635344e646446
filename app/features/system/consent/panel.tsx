import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { CookiesPanelView } from './panel.server.ts';

export const cookiesPanel: Panel<CookiesPanelView> = {
  look: 'narrow',
  title: (t) => t('layout', 'consent.title'),
  Body: lazy(() => import('./consent-settings.tsx')),
};
