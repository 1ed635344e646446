import { onlyVisitors, type PanelReader, type ViewOf } from '~/request/panel.ts';
import { readRecover } from './action.server.ts';

export const recoverPanel = {
  access: onlyVisitors,
  read: async (site) => ({ ...(await readRecover(site)), icon: site.image(site.brand.icon) }),
} satisfies PanelReader<unknown>;
export type RecoverPanelView = ViewOf<typeof recoverPanel>;
