import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { FeedbackView } from './panel.server.ts';

export const feedbackPanel: Panel<FeedbackView> = {
  look: 'narrow',
  title: (t) => t('help', 'feedback.title'),
  Body: lazyPart(() => import('./feedback-form.tsx')),
};
