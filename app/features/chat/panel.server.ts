import { paths } from '~/config/paths.ts';
import type { PanelReader } from '~/request/panel.ts';
import { isChatOpen, readChat } from './chat.server.ts';

/** `method` is the room. The page of the same name shows the chat itself. */
export const chatPanel = {
  access: (site) => site.url.pathname !== paths.chat() && isChatOpen(site),
  read: (site) => readChat(site, site.url.searchParams.get('method')),
} satisfies PanelReader<unknown>;
