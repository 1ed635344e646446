import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { LobbyPanelView } from './panel.server.ts';

export const lobbyPanel: Panel<LobbyPanelView> = {
  look: 'window',
  title: (t, view) => view?.lobby?.game.name ?? t('play', 'lobby.closed'),
  Body: lazyPart(() => import('./lobby-panel.tsx')),
};
