import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';

export const logoutPanel: Panel<object> = {
  look: 'question',
  title: (t) => t('session', 'logout.title'),
  Body: lazy(() => import('./logout-question.tsx')),
};
