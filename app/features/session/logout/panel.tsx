import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';

export const logoutPanel: Panel<object> = {
  look: 'question',
  title: (t) => t('session', 'logout.title'),
  Body: lazyPart(() => import('./logout-question.tsx')),
};
