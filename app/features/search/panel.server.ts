import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { listSearchHot } from './search.server.ts';

export const searchPanel = {
  read: async (site) => ({ hot: await listSearchHot(site) }),
} satisfies PanelReader<unknown>;
export type SearchPanelView = ViewOf<typeof searchPanel>;
