import { listForVisitors } from '~/features/system/system.server.ts';
import { onlyVisitors, type PanelReader, type ViewOf } from '~/request/panel.ts';

export const popUpPanel = {
  access: onlyVisitors,
  read: async (site) => ({ popUps: await listForVisitors(site) }),
} satisfies PanelReader<unknown>;
export type PopUpPanelView = ViewOf<typeof popUpPanel>;
