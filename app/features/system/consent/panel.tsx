import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CookiesPanelView } from './panel.server.ts';

export const cookiesPanel: Panel<CookiesPanelView> = {
  look: 'question',
  rows: 4,
  title: (t) => t('layout', 'consent.title'),
  Body: lazyPart(() => import('./consent-settings.tsx')),
};
