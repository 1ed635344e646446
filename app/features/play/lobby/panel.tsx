import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { LobbyPanelView } from './panel.server.ts';

export const lobbyPanel: Panel<LobbyPanelView> = {
  look: 'window',
  title: (t, view) => view?.lobby?.game.name ?? t('play', 'lobby.closed'),
  Body: lazy(() => import('./lobby-panel.tsx')),
};
