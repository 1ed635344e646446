import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { listLatestNotices } from '../messages.server.ts';

export const noticePanel = {
  read: async (site) => ({ notices: await listLatestNotices(site) }),
} satisfies PanelReader<unknown>;
export type NoticePanelView = ViewOf<typeof noticePanel>;
