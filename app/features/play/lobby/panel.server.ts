import { onlyMembers, type PanelReader, type ViewOf } from '~/request/panel.ts';
import { readLobby } from './lobby.server.ts';

export const lobbyPanel = {
  access: onlyMembers,
  read: (site) => readLobby(site, site.url.searchParams.get('method') ?? ''),
} satisfies PanelReader<unknown>;
export type LobbyPanelView = ViewOf<typeof lobbyPanel>;
