import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { ChatView } from './chat.server.ts';

export const chatPanel: Panel<ChatView> = {
  look: 'window',
  rows: 10,
  title: (t) => t('layout', 'chat'),
  Body: lazyPart(() => import('./chat-panel.tsx')),
};
